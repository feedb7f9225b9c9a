import { check } from '../../../src/content/check';
import { soundData, sourceWith } from '../../support/project';

it('reports every fault of data, pictures and translations, whichever folder was read first', () => {
  const source = sourceWith({
    data: { 'services.0.category': 'gas', 'projects.0.services': ['plumbing'] },
    words: {
      'en/home:title': '',
      'it/common:title': 'due  spazi nel navigatore',
      'es/home:title': '{{company.name}} → <b>aquí</b>',
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
    'data/projects/farm.json, field "services": unknown "plumbing", expected one of cabling, websites.',
    'data/projects/farm.json, field "image": The picture farm.webp cannot be read. Choose another one.',
    'locales/en/home.json, field "title", language en: This text is empty. Fill it in.',
    'locales/en/home.json, field "title", language en: {{company.name}} is missing, which the French text has. Put it back unchanged.',
    'locales/es/home.json, field "title", language es: Remove <b>: visitors would read it as it stands.',
    'locales/it/common.json, field "title", language it: expected "due spazi nel navigatore", as npm run format writes it.',
    'locales/es/home.json, field "title", language es: The fonts of the site do not have this character: "→" (U+2192). Write it another way.',
    'locales/it/common.json, field "title", language it: The site does not use “navigatore”: write “browser”.',
  ]);
});

it('checks the translations even where the data has no shape to compare them with', () => {
  const words = { 'en/home:title': 'two  spaces' };
  expect(check(sourceWith({ data: { company: undefined }, words }))).toEqual({
    isSound: false,
    sentences: [
      'data/company.json: this file is missing: write it, or bring back an earlier version.',
      'locales/en/home.json, field "title", language en: expected "two spaces", as npm run format writes it.',
    ],
  });
});

it('reports the same sentence once', () => {
  const data = { 'projects.0.services': ['plumbing', 'plumbing'] };
  expect(check(sourceWith({ data })).sentences).toHaveLength(1);
});

it('finds nothing wrong with a sound project, and hands over its data', () => {
  expect(check(sourceWith())).toEqual({ data: soundData(), isSound: true, sentences: [] });
});
