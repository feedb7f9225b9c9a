import { checkData } from '../../../src/build/check/data';
import { sentence } from '../../../src/build/issue';
import { soundData, sourceWith } from '../../support/project';

const issuesOf = (data: Record<string, unknown>) => checkData(sourceWith({ data })).issues;

const water = () => ({
  name: { fr: 'Lac', en: 'Lake', es: 'Lago', pt: 'Lago', it: 'Lago' },
  namePlace: { latitude: 46.3, longitude: 6.2 },
  nameAngle: -57,
  shore: [46.2, 46.4, 46.3].map((latitude) => [latitude, 6.2]),
});

it('names the file of each issue, the record by slug or by place, and the field', () => {
  const changes = {
    company: undefined,
    categories: [],
    'services.0.details.0.image': '../alarm.webp',
    'services.1.colour': 'red',
    figures: new SyntaxError('Unexpected end'),
    'references.0.slug': undefined,
    water: { ...water(), nameAngle: 270 },
  };
  expect(issuesOf(changes).map(sentence)).toEqual([
    'data/company.json: the file is missing.',
    'data/categories.json: Too small: expected array to have >=1 items.',
    'data/services.json, record "cabling", field "details.0.image": expected a path like images/alarm.png.',
    'data/services.json, record "websites": Unrecognized key: "colour".',
    'data/figures.json: not valid JSON, line 1: Unexpected end.',
    'data/references.json, record "number 1", field "slug": Invalid input: expected string, received undefined.',
    'data/water.json, field "nameAngle": Too big: expected number to be <=180.',
  ]);
});

it.each([
  ['company.name', '  ', 'expected string to have >=1 characters'],
  ['company.region.pt', undefined, 'expected string, received undefined'],
  ['company.siteUrl', 'https://www.brightwire.example/', 'without a slash at its end'],
  ['company.siteUrl', 'http://www.brightwire.example', 'Invalid URL'],
  ['company.phone.international', '0220000000', 'expected a number like +41220000000'],
  ['company.processors', [{ name: 'Host', purpose: 'hosting', countries: ['CHE'] }], 'ISO 3166'],
  ['company.processors', [{ name: 'Host', purpose: 'hosting', countries: ['XQ'] }], 'ISO 3166'],
  ['company.processors', [{ name: 'Host', purpose: 'mail', countries: ['CH'] }], 'forms'],
  ['company.teamLanguages', ['German'], 'expected an ISO 639 code like de'],
  ['company.replyWithin', { value: 0, unit: 'hours' }, 'expected number to be >=1'],
  ['company.emergencyNumbers', { fire: 'fire' }, 'expected a number like 118'],
  ['company.hours.opens', '7:30', 'expected a time like 07:30'],
  ['company.hours.opens', '24:00', 'expected a time like 07:30'],
  [
    'company.hsts',
    { includeSubDomains: false, preload: true },
    'which browsers demand for preload',
  ],
  ['categories', {}, 'expected array, received object'],
  ['services.0.route', 'service-Cabling', 'expected a path like /service-Courant_Fort'],
  ['services.0.order', 0, 'expected number to be >=1'],
  ['services.0.details.0.layout', 'wide', 'Unrecognized key: "layout"'],
  ['services.0.banner.background', 'night.png', 'expected a path like images/alarm.png'],
  ['services.0.banner.whiteTitle', 'no', 'expected "yes"'],
  ['figures.1.value', 0, 'expected number to be >0'],
  ['figures.1.year', undefined, 'expected number, received undefined'],
  ['figures.1.year', 1989, 'expected number to be >=1990'],
  ['figures.1.year', new Date().getFullYear() + 1, 'expected a year that is not in the future'],
  ['figures.1.source', 'Price list, 2021', 'expected lower-case words joined by - or _'],
  ['figures.1.url', 'price-list', 'Invalid URL'],
  ['storage.0.kind', 'indexed', 'Invalid discriminator value'],
  ['storage.0.lasts', 'tab', 'expected one of "cleared"|"removed"'],
  ['storage.0.sentTo', 'forms', 'Unrecognized key: "sentTo"'],
  ['storage.1.sentTo', 'site', 'expected "forms"'],
  ['references.0.slug', 'Farm', 'expected lower-case words joined by - or _'],
  ['references.0.services', [], 'expected array to have >=1 items'],
])('refuses %s: %j', (field, value, message) => {
  const sentences = issuesOf({ [field]: value }).map(sentence);
  expect(sentences).toEqual([expect.stringContaining(message)]);
});

it('hands over sound data as it lies on the disk, with water or without', () => {
  expect(checkData(sourceWith())).toEqual({ data: soundData(), issues: [] });
  const { data } = checkData(sourceWith({ data: { water: water() } }));
  expect(data).toEqual({ ...soundData(), water: water() });
});

it('hands over data whose shape is right, whatever else is wrong, so that develop can go on', () => {
  expect(checkData(sourceWith({ data: { 'company.name': '' } })).data).toBeUndefined();
  const { data } = checkData(sourceWith({ data: { 'services.0.category': 'gas' } }));
  expect(data?.services[0]?.category).toBe('gas');
});

it.each([
  ['teams', 'team'],
  ['Inspection', 'inspection'],
  ['closed_days', 'closed-days'],
  ['guarantee', 'guarantees'],
])('names the file that data/%s.json was meant to be', (name, meant) => {
  const { data, issues } = checkData(sourceWith({ data: { [name]: [] } }));
  expect(issues.map(sentence)).toEqual([
    `data/${name}.json: not a file of the site, perhaps data/${meant}.json.`,
  ]);
  expect(data).toBeDefined();
});

it('names a file that is like none of the site', () => {
  expect(issuesOf({ recipes: [] }).map(sentence)).toEqual([
    'data/recipes.json: not a file of the site.',
  ]);
});
