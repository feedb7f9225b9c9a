import { check } from '../../../src/build/check';
import { soundData } from '../../support/project';
import { sourceWith } from '../../support/source';

const broken = {
  data: { 'services.0.category': 'gas', 'company.hours.closes': '07:00' },
  words: { 'en/home:title': '', 'pt/contact:title': 'title es' },
  pictures: { 'images/farm.webp': null },
};

const issues = [
  'data/services.json, record "cabling", field "category": unknown "gas", expected one of electricity, it.',
  'data/company.json, field "hours.closes": closes before it opens.',
  'data/references.json, record "farm", field "image": data/images/farm.webp is not a picture that can be read.',
  'locales/en/home.json, field "title", language en: the text is empty.',
  'locales/en/home.json, field "title", language en: placeholders none, expected company.name as in fr.',
  'locales/pt/contact.json, field "title", language pt: the text is the same as in es, expected a translation.',
];

it('reports every issue of data, pictures and translations at once, in this order', () => {
  expect(check(sourceWith(broken)).sentences).toEqual(issues);
});

it('reports them in this order whichever folder was read first', () => {
  const source = sourceWith(broken);
  const reversed = <Value>(files: Record<string, Value>) =>
    Object.fromEntries(Object.entries(files).reverse());
  const { sentences } = check({
    ...source,
    data: reversed(source.data),
    locales: reversed(source.locales),
    pictures: reversed(source.pictures),
  });
  expect(sentences).toEqual(issues);
});

it('reports all issues of one record', () => {
  const data = { 'services.0.route': 'x', 'services.0.order': 0, 'services.0.image': 'y' };
  expect(check(sourceWith({ data })).sentences).toEqual([
    'data/services.json, record "cabling", field "route": expected a path like /service-Courant_Fort.',
    'data/services.json, record "cabling", field "order": Too small: expected number to be >=1.',
    'data/services.json, record "cabling", field "image": expected a path like images/alarm.webp.',
  ]);
});

it('checks the translations even where the data has no shape to compare them with', () => {
  const source = sourceWith({
    data: { company: undefined },
    words: { 'it/home:title': 'due  spazi' },
  });
  expect(check(source)).toEqual({
    sentences: [
      'data/company.json: the file is missing.',
      'locales/it/home.json, field "title", language it: a space too many.',
    ],
  });
});

it('reports the same sentence once', () => {
  const data = { 'references.0.services': ['plumbing', 'plumbing'] };
  expect(check(sourceWith({ data })).sentences).toEqual([
    'data/references.json, record "farm", field "services": unknown "plumbing", expected one of cabling, websites.',
  ]);
});

it('finds nothing wrong with a sound project, and hands over its data', () => {
  expect(check(sourceWith())).toEqual({ data: soundData(), sentences: [] });
});
