import { checkData } from '../../../src/content/check/data';
import { sentence } from '../../../src/content/faults';
import { inEach, soundData, soundPowerCut, sourceWith } from '../../support/project';

const sentencesOf = (data: Record<string, unknown>) =>
  checkData(sourceWith({ data })).faults.map(sentence);

const span = (opens: string, closes: string) => ({ opens, closes });

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
    'data/company.json: the file is missing.',
    'data/figures.json: not valid JSON, line 1: Unexpected end.',
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
  ['company.processors', [{ name: 'Host', purpose: 'backup', countries: ['CH'] }], 'forms'],
  ['company.teamLanguages', ['German'], 'expected an ISO 639 code like de'],
  ['company.replyWithin', { value: 0, unit: 'hours' }, 'expected number to be >=1'],
  ['company.emergencyNumbers', { fire: 'fire' }, 'expected a number like 118'],
  ['company.phone.display', 'call us', 'expected a number like 022 000 00 00'],
  ['company.hours', [], 'expected array to have >=1 items'],
  ['company.hours.0.days', [], 'expected array to have >=1 items'],
  ['company.hours.0.days.0', 'Tuesday', 'expected each day once'],
  ['company.hours.0.spans', [], 'expected array to have >=1 items'],
  ['company.hours.0.spans.0.opens', '7:30', 'expected a time like 07:30'],
  ['company.hours.0.spans.0.opens', '24:00', 'expected a time like 07:30'],
  ['company.hours.0.spans.0.closes', '07:30', 'closes before it opens'],
  ['company.hours.0.spans.1', span('17:00', '19:00'), 'expected each span to open after'],
  ['company.hours.0.spans.1', span('18:00', '19:00'), 'expected each span to open after'],
  ['company.hours.0.spans.1', span('06:00', '07:00'), 'expected each span to open after'],
  [
    'company.hsts',
    { includeSubDomains: false, preload: true },
    'which browsers demand for preload',
  ],
  ['company.repository', { name: 'site', pullRequests: true }, 'like account/site'],
  ['figures', {}, 'expected array, received object'],
  ['categories.1.lead.pt', undefined, 'expected string, received undefined'],
  ['categories.1.lead.de', 'Das Netz', 'Unrecognized key: "de"'],
  ['services.0.details.0.points.0.it', ' ', 'expected string to have >=1 characters'],
  ['services.0.route', `/${'a'.repeat(100)}`, 'Too big: expected string to have <=100 characters'],
  ['services.0.route', 'service-Cabling', 'expected a path like /service-Courant_Fort'],
  ['services.0.order', 0, 'expected number to be >=1'],
  ['services.0.details.0.layout', 'wide', 'Unrecognized key: "layout"'],
  ['services.0.banner.background', 'night.png', 'expected a path like ../images/alarm.png'],
  ['services.0.banner.whiteTitle', 'no', 'expected "yes"'],
  ['figures.1.value', 0, 'expected number to be >0'],
  ['figures.1.year', undefined, 'expected number, received undefined'],
  ['figures.1.year', 1989, 'expected number to be >=1990'],
  ['figures.1.year', new Date().getFullYear() + 1, 'expected a year that is not in the future'],
  ['figures.1.source', 'Price list, 2021', 'expected lower-case words joined by - or _'],
  ['figures.1.url', 'price-list', 'Invalid URL'],
  ['storage.0.kind', 'indexed', 'expected one of "cookie"|"local"|"session"'],
  ['storage.0.lasts', 'tab', 'field "lasts": not possible for its kind'],
  ['storage.0.sentTo', 'forms', 'field "sentTo": not possible for its kind'],
  ['storage.1.sentTo', 'site', 'field "sentTo": not possible for its kind'],
  ['projects.0.services', [], 'expected array to have >=1 items'],
  ['privacy-policy.sections.0.showsStorage', undefined, 'expected "showsStorage" in one section'],
  ['privacy-policy.sections.1.showsStorage', true, 'expected "showsStorage" in one section'],
  ['terms-use', undefined, 'data/terms-use.json: the file is missing'],
])('refuses %s: %j', (field, value, message) => {
  const sentences = sentencesOf({ [field]: value });
  expect(sentences).toEqual([expect.stringContaining(message)]);
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

it.each([
  ['teams', 'team'],
  ['Inspection', 'inspection'],
  ['closed_days', 'closed-days'],
  ['guarantee', 'guarantees'],
  ['project/farm', 'projects/farm'],
])('names the file that data/%s.json was meant to be', (name, meant) => {
  const { data, faults } = checkData(sourceWith({ data: { [name]: [] } }));
  expect(faults.map(sentence)).toEqual([
    `data/${name}.json: not a file of the site, perhaps data/${meant}.json.`,
  ]);
  expect(data).toBeDefined();
});

it('names a file that is like none of the site', () => {
  expect(sentencesOf({ recipes: [] })).toEqual(['data/recipes.json: not a file of the site.']);
});

const inFile = (file: string, field: string) => `data/${file}.json, field "${field}":`;
const taken = (value: string, owner: string) =>
  `"${value}" already belongs to "${owner}", expected one of its own.`;

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

it('names slugs, orders, details and stored items that an earlier record has', () => {
  const { services, figures, storage } = soundData();
  const [cabling] = services;
  const changes = {
    'categories.1.order': 1,
    'services.0.details.1': cabling?.details[0],
    'services.0.questions.1': cabling?.questions?.[0],
    'services.1.order': 1,
    'figures.2': figures[0],
    'storage.2': { ...storage[0], slug: 'colours' },
  };
  expect(sentencesOf(changes)).toEqual([
    `data/figures.json, record "losses", field "slug": ${taken('losses', 'losses')}`,
    `${inFile('categories/it', 'order')} ${taken('1', 'electricity')}`,
    `${inFile('services/websites', 'order')} ${taken('1', 'cabling')}`,
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
    `${inFile('categories/it', 'route')} "/EN/Computing" starts like a language prefix.`,
  ]);
});

it('names a telephone number that is shown otherwise than it is dialled', () => {
  for (const display of ['022 000 00 00', '+41 22 000 00 00', '0041 22 000 00 00'])
    expect(sentencesOf({ 'company.phone.display': display })).toEqual([]);
  expect(sentencesOf({ 'company.phone.display': '022 000 00 01' })).toEqual([
    'data/company.json, field "phone.display": "022 000 00 01" is not the number +41220000000.',
  ]);
});

it.each(['022 345 67 8', '022 345 67 890', '22 345 67 89', '+41 (0)22 000 00 00'])(
  'asks for the ten digits of a Swiss number instead of %s',
  (display) => {
    expect(sentencesOf({ 'company.phone.display': display })).toEqual([
      'data/company.json, field "phone.display": a Swiss number has ten digits, like 022 000 00 00.',
    ]);
  },
);

it('takes a number of another country as it is written there', () => {
  const phone = { display: '04 50 12 34 56', international: '+33450123456' };
  expect(sentencesOf({ 'company.phone': phone })).toEqual([]);
});

it('names a range that does not rise, and dates that end before they start', () => {
  const changes = {
    'figures.0.max': 15,
    'company.privacyUpdated': '2021-09-09',
  };
  expect(sentencesOf(changes)).toEqual([
    'data/figures.json, record "losses", field "max": 15 is not above the value 15.',
    'data/company.json, field "privacyUpdated": before the date of publication, 2021-09-10.',
  ]);
});

const inEachLanguage = (word: string) => inEach(() => word);

/** Everything that a business may add, without a fault. */
const optional = () => ({
  team: [{ name: 'Eve Moss', role: inEachLanguage('fitter'), image: 'images/eve.webp' }],
  guarantees: [{ title: inEachLanguage('work'), years: 5, text: inEachLanguage('all of it') }],
  partners: [{ name: 'Grid', url: 'https://grid.example', role: inEachLanguage('connects') }],
  reviews: [{ text: 'Gut!', language: 'de', name: 'R. M.', year: 2024, source: 'Map site' }],
  inspection: {
    kinds: [
      { slug: 'home', name: inEachLanguage('home'), years: 20 },
      { slug: 'shop', name: inEachLanguage('shop'), years: 10 },
    ],
    ownerChange: { fromYears: 10, afterYears: 5 },
    who: [inEachLanguage('the grid writes')],
    checked: '2026-01-31',
  },
  'power-cut': soundPowerCut(),
  about: {
    paragraphs: [inEachLanguage('a small business')],
    values: [{ title: inEachLanguage('clear'), text: inEachLanguage('item by item') }],
  },
  questions: { items: [{ question: inEachLanguage('when'), answer: inEachLanguage('now') }] },
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
  ['team.0.role.pt', undefined, 'team.json, record "number 1", field "role.pt": Invalid input'],
  ['team.0.image', 'eve.webp', 'field "image": expected a path like ./images/alarm.png'],
  ['guarantees.0.years', 0, 'record "number 1", field "years": Too small'],
  ['guarantees.0.text.es', ' ', 'field "text.es": Too small'],
  ['partners.0.url', 'grid.example', 'partners.json, record "number 1", field "url": Invalid URL'],
  ['reviews.0.language', 'German', 'field "language": expected an ISO 639 code like de'],
  ['reviews.0.year', 2999, 'reviews.json, record "number 1", field "year": expected a year that'],
  ['reviews.0.source', undefined, 'reviews.json, record "number 1", field "source": Invalid input'],
  ['company.callOut.night.to', '20:00', 'field "callOut.night.to": the night ends when it begins'],
  ['company.callOut.sunday.surcharge.unit', 'EUR', 'field "callOut.sunday.surcharge.unit"'],
  ['company.callOut.arrivalMinutes', 0.5, 'field "callOut.arrivalMinutes": Invalid input'],
  ['inspection.kinds.1.slug', 'home', 'field "kinds": expected a slug of its own for each kind'],
  ['inspection.kinds.0.years', 0, 'inspection.json, field "kinds.0.years": Too small'],
  ['inspection.checked', '2999-01-01', 'field "checked": expected a date that is not in'],
  ['inspection', undefined, 'cabling.json, field "tools": "inspection" needs data/inspection.'],
  ['power-cut', undefined, 'cabling.json, field "tools": "power-cut" needs data/power-cut.json'],
  ['power-cut.steps.rcd', [], 'power-cut.json, field "steps.rcd": Too small'],
  ['power-cut.after.1.es', undefined, 'power-cut.json, field "after.1.es": Invalid input'],
  ['about.paragraphs', [], 'about.json, field "paragraphs": Too small'],
  ['questions.items.0.answer.it', ' ', 'questions.json, field "items.0.answer.it": Too small'],
  ['projects.0.town', undefined, 'farm.json: expected "town" and "year" of a real project'],
  ['projects.0.year', undefined, 'farm.json: expected "town" and "year" of a real project'],
  ['projects.0.year', 2999, 'farm.json, field "year": expected a year that'],
])('refuses %s: %j where everything is filled in', (field, value, message) => {
  const sentences = sentencesOf({ ...optional(), [field]: value });
  expect(sentences).toEqual([expect.stringContaining(message)]);
});

const ofDays = (...days: object[]) => {
  const closedDays = days.map((day) => ({ name: inEachLanguage('closed'), ...day }));
  return checkData(sourceWith({ data: { 'closed-days': closedDays } })).faults.map(sentence);
};

it('takes a day by each of the rules, with or without a name', () => {
  const days = [
    { slug: 'leap_day', date: '02-29', name: undefined },
    { slug: 'easter', easter: 0 },
    { slug: 'fast', weekday: 'Thursday', onOrAfter: '09-05' },
    { slug: 'stocktaking', from: '2026-06-30', to: '2026-06-30' },
  ];
  expect(ofDays(...days)).toEqual([]);
});

const oneRule =
  'record "day": expected either "date", "easter", "weekday" and "onOrAfter", or "from" and "to".';

it.each([
  [{ date: '02-30' }, 'field "date": expected a day that the calendar has, like 08-01.'],
  [{ from: '2026-02-29', to: '2026-03-01' }, 'field "from": Invalid ISO date.'],
  [{ from: '2026-08-02', to: '2026-08-01' }, 'record "day", field "to": is before "from".'],
  [{ easter: 0.5 }, 'record "day", field "easter": Invalid input'],
  [{ weekday: 'Thursday', onOrAfter: '12-26' }, 'field "onOrAfter": expected a day not after'],
  [{ weekday: 'Thursday' }, oneRule],
  [{ date: '08-01', easter: 1 }, oneRule],
  [{}, oneRule],
])('refuses %j', (rule, message) => {
  const found = ofDays({ slug: 'day', ...rule });
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(/^data\/closed-days\.json, record "day"/);
});

it('refuses a slug that an earlier day has', () => {
  const day = { slug: 'day', date: '08-01' };
  expect(ofDays(day, day)).toEqual([
    'data/closed-days.json, record "day", field "slug": "day" already belongs to "day", expected one of its own.',
  ]);
});

it('asks for a day within a year on which the office opens', () => {
  const rule = {
    slug: 'closed_down',
    name: inEachLanguage('closed'),
    from: '2020-01-01',
    to: '9999-12-31',
  };
  expect(sentencesOf({ 'closed-days': [rule] })).toEqual([
    'data/closed-days.json: closes the office on every day of the coming year, expected a day on which it opens.',
  ]);
});
