import { checkData } from '../../../src/content/check/data';
import { sentence } from '../../../src/content/faults';
import {
  inEach,
  soundData,
  soundInspection,
  soundPowerCut,
  sourceWith,
} from '../../support/project';

const sentencesOf = (data: Record<string, unknown>) =>
  checkData(sourceWith({ data })).faults.map(sentence);

const span = (opens: string, closes: string) => ({ opens, closes });

const review = { text: 'Gut!', language: 'de', name: 'R. M.', year: 2024, source: 'Map site' };

const water = () => ({
  name: { fr: 'Lac', en: 'Lake', es: 'Lago', pt: 'Lago', it: 'Lago' },
  namePlace: { latitude: 46.3, longitude: 6.2 },
  nameAngle: -57,
  shore: [46.2, 46.4, 46.3].map((latitude) => [latitude, 6.2]),
});

it('names the file of each fault, the record by slug or by place, and the field', () => {
  const changes = {
    company: undefined,
    categories: [],
    'services.0.details.0.image': '../alarm.webp',
    'services.1.colour': 'red',
    'projects.0.order': undefined,
    'projects.0.title.en': undefined,
    'projects/Farm': soundData().projects[0],
    figures: new SyntaxError('Unexpected end'),
    water: { ...water(), nameAngle: 270 },
  };
  expect(sentencesOf(changes)).toEqual([
    'data/categories: Too small: expected array to have >=1 items.',
    'data/services/cabling.json, field "details.0.image": expected a path like ../images/alarm.png.',
    'data/services/websites.json: Unrecognized key: "colour".',
    'data/projects/Farm.json, field "slug": expected lower-case words joined by - or _.',
    'data/projects/Farm.json, field "image": expected a path like ../images/alarm.png.',
    'data/projects/farm.json, field "order": Enter a number.',
    'data/projects/farm.json, field "title.en": This field is empty. Fill it in.',
    'data/company.json: this file is missing: write it, or bring back an earlier version.',
    'data/figures.json: not valid JSON, line 1: Unexpected end.',
    'data/water.json, field "nameAngle": Too big: expected number to be <=180.',
  ]);
});

/** The first fault of a change, by its field and code; zod's own rules need no test of their own here. */
const faultOf = (data: Record<string, unknown>) => {
  const [{ field, code } = {}, ...more] = checkData(sourceWith({ data })).faults;
  expect(more).toEqual([]);
  return [field, code];
};

it.each([
  ['company.name', '  ', 'name', 'zod'],
  ['company.colour', 'red', '', 'zod'],
  ['company.region.pt', undefined, 'region.pt', 'zod'],
  ['company.siteUrl', 'https://www.brightwire.example/', 'siteUrl', 'url-path'],
  ['company.siteUrl', 'https://www.brightwire.example/site', 'siteUrl', 'url-path'],
  ['company.businessType', 'baker', 'businessType', 'schema-type'],
  ['company.phone.international', '0220000000', 'phone.international', 'phone-form'],
  ['company.phone.display', 'call us', 'phone.display', 'phone-digits'],
  ['company.phone.display', '022 345 67 8', 'phone.display', 'phone-length'],
  ['company.phone.display', '+41 (0)22 000 00 00', 'phone.display', 'phone-length'],
  ['company.phone.display', '022 000 00 01', 'phone.display', 'phone-differs'],
  ['company.emergencyNumbers', { fire: 'fire' }, 'emergencyNumbers.fire', 'short-number-form'],
  ['reviews', [{ ...review, language: 'German' }], 'language', 'language-code'],
  ['company.hours.0.days.0', 'Tuesday', 'hours', 'day-twice'],
  ['company.hours.0.spans.0.opens', '24:00', 'hours.0.spans.0.opens', 'time-form'],
  ['company.hours.0.spans.0.closes', '07:30', 'hours.0.spans.0.closes', 'closes-too-early'],
  ['company.hours.0.spans.1', span('18:00', '19:00'), 'hours.0.spans', 'spans-overlap'],
  [
    'company.repository',
    { name: 'site', pullRequests: true },
    'repository.name',
    'repository-form',
  ],
  ['company.privacyUpdated', '2021-09-09', 'privacyUpdated', 'updated-too-early'],
  ['services.0.route', 'service-Cabling', 'route', 'route-form'],
  ['services.0.banner.background', 'night.png', 'banner.background', 'record-picture-form'],
  ['figures.1.year', new Date().getFullYear() + 1, 'year', 'year-to-come'],
  ['figures.1.source', 'Price list, 2021', 'source', 'slug-form'],
  ['figures.1.vat', undefined, 'vat', 'vat-of-price'],
  ['figures.0.max', 15, 'max', 'max-too-low'],
  ['storage.0.lasts', 'tab', 'lasts', 'stored-otherwise'],
  ['storage.0.sentTo', 'forms', 'sentTo', 'stored-otherwise'],
  ['privacy-policy.sections.1.showsStorage', true, 'sections', 'storage-not-once'],
  ['terms-use', undefined, undefined, 'file-missing'],
])('refuses %s: %j', (at, value, field, code) => {
  expect(faultOf({ [at]: value })).toEqual([field, code]);
});

it.each(['ISO', 'XQ'])('refuses the country %s', (country) => {
  const processors = [{ name: 'Host', purpose: 'hosting', countries: [country] }];
  expect(faultOf({ 'company.processors': processors })).toEqual([
    'processors.0.countries.0',
    'country-code',
  ]);
});

it.each([
  ['022 000 00 00', '+41220000000'],
  ['+41 22 000 00 00', '+41220000000'],
  ['0041 22 000 00 00', '+41220000000'],
  ['04 50 12 34 56', '+33450123456'],
])('takes %s for %s', (display, international) => {
  expect(sentencesOf({ 'company.phone': { display, international } })).toEqual([]);
});

it('hands over sound data as it lies on the disk, with water or without', () => {
  expect(checkData(sourceWith())).toEqual({ data: soundData(), faults: [] });
  const { data } = checkData(sourceWith({ data: { water: water() } }));
  expect(data).toEqual({ ...soundData(), water: water() });
});

it('hands over data whose shape is right, whatever else is wrong, so that develop can go on', () => {
  expect(checkData(sourceWith({ data: { 'company.name': '' } })).data).toBeUndefined();
  const { data } = checkData(sourceWith({ data: { 'services.0.category': 'gas' } }));
  expect(data?.services[0]?.category).toBe('gas');
});

it.each(['teams', 'sample_quote', 'project/farm', 'services'])(
  'names data/%s.json, which no page reads',
  (name) => {
    const source = sourceWith();
    source.data[name] = { value: [] };
    const { data, faults } = checkData(source);
    expect(faults).toEqual([{ file: `data/${name}.json`, code: 'file-unknown' }]);
    expect(data).toBeDefined();
  },
);

const inFile = (file: string, field: string) => `data/${file}.json, field "${field}":`;
const taken = (value: string, owner: string) =>
  `“${value}” is already taken by “${owner}”. Choose something else.`;

it('names slugs that do not exist', () => {
  const changes = {
    'categories.1.also': { service: 'network', title: inEach(() => 'Network') },
    'services.0.category': 'gas',
    'services.1.figures': ['savings'],
    'figures.0.source': 'stduy',
    'projects.0.services': ['cabling', 'plumbing'],
  };
  expect(sentencesOf(changes)).toEqual([
    'data/figures.json, record "losses", field "source": unknown "stduy", expected one of study, price_list.',
    `${inFile('categories/it', 'also.service')} unknown "network", expected one of cabling, websites.`,
    `${inFile('services/cabling', 'category')} unknown "gas", expected one of electricity, it.`,
    `${inFile('services/websites', 'figures')} unknown "savings", expected one of losses, price.`,
    `${inFile('projects/farm', 'services')} unknown "plumbing", expected one of cabling, websites.`,
  ]);
});

it('names slugs, details and stored items that an earlier record has', () => {
  const { services, figures, storage } = soundData();
  const [cabling] = services;
  const changes = {
    'services.0.details.1': cabling?.details[0],
    'services.0.questions.1': cabling?.questions?.[0],
    'figures.2': figures[0],
    questions: { items: [cabling!.questions![0], cabling!.questions![0]] },
    'storage.2': { ...storage[0], slug: 'colours' },
  };
  expect(sentencesOf(changes)).toEqual([
    `data/figures.json, record "losses", field "slug": ${taken('losses', 'losses')}`,
    `data/questions.json, record "price", field "slug": ${taken('price', 'price')}`,
    `data/storage.json, record "colours", field "name": ${taken('local theme', 'theme')}`,
    `${inFile('services/cabling', 'details')} ${taken('sockets', 'cabling')}`,
    `${inFile('services/cabling', 'questions')} ${taken('price', 'cabling')}`,
  ]);
});

it('names two services of one title, and the language: a request tells services apart by their titles', () => {
  const { en } = soundData().services[0]!.title;
  expect(sentencesOf({ 'services.1.title.en': en })).toEqual([
    `data/services/websites.json, field "title", language en: ${taken(en, 'cabling')}`,
  ]);
});

it('names the owner of a route, a record or a fixed page, whatever the letter case', () => {
  expect(sentencesOf({ 'services.1.route': '/TRADE/electricity' })).toEqual([
    `${inFile('services/websites', 'route')} ${taken('/trade/electricity', 'electricity')}`,
  ]);
  expect(sentencesOf({ 'categories.1.route': '/Contact', 'services.1.route': '/contact' })).toEqual(
    [
      `${inFile('categories/it', 'route')} ${taken('/contact', 'page contact')}`,
      `${inFile('services/websites', 'route')} ${taken('/contact', 'page contact')}`,
    ],
  );
});

it('names the file of the category where a service has the same slug', () => {
  expect(sentencesOf({ 'services.1.slug': 'it', 'categories.1.route': '/EN/Computing' })).toEqual([
    `${inFile('categories/it', 'route')} The address “/EN/Computing” starts like that of a language of the site. Choose another one.`,
  ]);
});

const inEachLanguage = (word: string) => inEach(() => word);

/** Everything that a business may add, without a fault. */
const optional = () => ({
  team: [{ name: 'Eve Moss', role: inEachLanguage('fitter'), image: 'images/eve.webp' }],
  guarantees: [{ title: inEachLanguage('work'), years: 5, text: inEachLanguage('all of it') }],
  partners: [{ name: 'Grid', url: 'https://grid.example', role: inEachLanguage('connects') }],
  reviews: [{ ...review }],
  inspection: soundInspection(),
  'power-cut': soundPowerCut(),
  about: {
    paragraphs: [inEachLanguage('a small business')],
    values: [{ title: inEachLanguage('clear'), text: inEachLanguage('item by item') }],
  },
  questions: {
    items: [{ slug: 'when', question: inEachLanguage('when'), answer: inEachLanguage('now') }],
  },
  'services.0.tools': ['inspection', 'power-cut'],
  'company.callOut': {
    arrivalMinutes: 60,
    hourlyRate: 120,
    travel: 60,
    night: { from: '20:00', to: '06:00', surcharge: { amount: 50, unit: '%' } },
    sunday: { surcharge: { amount: 150, unit: 'CHF' } },
  },
  'projects.0.town': 'Carouge',
  'projects.0.year': 2023,
});

it('takes what a business may add to the data', () => {
  expect(sentencesOf(optional())).toEqual([]);
});

it.each([
  ['team.0.role.pt', undefined, 'role.pt', 'zod'],
  ['team.0.image', 'eve.webp', 'image', 'picture-form'],
  ['reviews.0.language', 'German', 'language', 'language-code'],
  ['company.callOut.night.to', '20:00', 'callOut.night.to', 'no-night'],
  ['inspection.checked', '2999-01-01', 'checked', 'date-to-come'],
  ['power-cut', undefined, 'tools', 'tool-without-data'],
  ['projects.0.town', undefined, '', 'town-or-year'],
])('refuses %s: %j where everything is filled in', (at, value, field, code) => {
  expect(faultOf({ ...optional(), [at]: value })).toEqual([field, code]);
});
