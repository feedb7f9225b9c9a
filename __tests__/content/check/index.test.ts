import { check } from '../../../src/content/check';
import { parsed } from '../../../src/content/read';
import { soundData, sourceWith } from '../../support/project';

it('reports every fault of data, pictures and translations, whichever folder was read first', () => {
  const source = sourceWith({
    data: { 'services.0.category': 'gas', 'company.privacyUpdated': '2021-09-09' },
    words: {
      'en/home:title': '',
      'it/common:title': 'due  spazi nel navigatore',
    },
    pictures: { 'images/farm.webp': null },
  });
  const reversed = <Value>(files: Record<string, Value>) =>
    Object.fromEntries(Object.entries(files).reverse());
  const { data, locales, pictures } = source;
  const other = { data: reversed(data), locales: reversed(locales), pictures: reversed(pictures) };
  const { sentences } = check(source);
  expect(check({ ...source, ...other }).sentences).toEqual(sentences);
  expect(sentences).toEqual([
    'data/services/cabling.json, field "category": unknown "gas", expected one of electricity, it.',
    'data/company.json, field "privacyUpdated": before the date of publication, 2021-09-10.',
    'data/projects/farm.json, field "image": data/images/farm.webp is not a picture that can be read.',
    'locales/en/home.json, field "title", language en: the text is empty.',
    'locales/en/home.json, field "title", language en: placeholders none, expected company.name as in fr.',
    'locales/it/common.json, field "title", language it: a space too many.',
    'locales/it/common.json, field "title", language it: "navigatore" is not used here, write "browser".',
  ]);
});

it('checks the translations even where the data has no shape to compare them with', () => {
  const words = { 'en/home:title': 'two  spaces' };
  expect(check(sourceWith({ data: { company: undefined }, words }))).toEqual({
    isSound: false,
    sentences: [
      'data/company.json: the file is missing.',
      'locales/en/home.json, field "title", language en: a space too many.',
    ],
  });
});

it('names files that start with a byte order mark', () => {
  const source = sourceWith();
  for (const [files, name] of [
    [source.data, 'services/cabling'],
    [source.locales.it!, 'home'],
  ] as const)
    files[name] = parsed(`\uFEFF${JSON.stringify(files[name]?.value)}`);
  const asked = 'starts with a byte order mark, save it as UTF-8 without one';
  expect(check(source).sentences).toEqual([
    `data/services/cabling.json: ${asked}.`,
    `locales/it/home.json: ${asked}.`,
  ]);
});

it('reports the same sentence once', () => {
  const data = { 'projects.0.services': ['plumbing', 'plumbing'] };
  expect(check(sourceWith({ data })).sentences).toHaveLength(1);
});

it('finds nothing wrong with a sound project, and hands over its data', () => {
  expect(check(sourceWith())).toEqual({ data: soundData(), isSound: true, sentences: [] });
});
