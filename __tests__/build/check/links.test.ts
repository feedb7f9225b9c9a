import { checkData } from '../../../src/build/check/data';
import { sentence } from '../../../src/build/issue';
import { soundData, sourceWith } from '../../support/project';

const sentences = (data: Record<string, unknown>) =>
  checkData(sourceWith({ data })).issues.map(sentence);

const services = 'data/services.json, record';
const categories = 'data/categories.json, record';
const taken = (value: string, owner: string) =>
  `"${value}" already belongs to "${owner}", expected one of its own.`;

it('names slugs that do not exist', () => {
  const changes = {
    'services.0.category': 'gas',
    'services.1.figures': ['savings'],
    'references.0.services': ['cabling', 'plumbing'],
  };
  expect(sentences(changes)).toEqual([
    `${services} "cabling", field "category": unknown "gas", expected one of electricity, it.`,
    `${services} "websites", field "figures": unknown "savings", expected one of losses, price.`,
    'data/references.json, record "farm", field "services": unknown "plumbing", expected one of cabling, websites.',
  ]);
});

it('names slugs, ids, orders, details and stored items that an earlier record has', () => {
  const { services: own, categories: ownCategories, figures, storage } = soundData();
  const [cabling] = own;
  const changes = {
    'categories.2': { ...ownCategories[0], id: 2, route: '/trade/Two' },
    'services.0.details.1': cabling?.details[0],
    'services.0.questions.1': cabling?.questions?.[0],
    'services.2': { ...cabling, details: [], route: '/service-Two' },
    'figures.2': figures[0],
    'storage.2': { ...storage[0], slug: 'colours' },
  };
  expect(sentences(changes)).toEqual([
    `${categories} "electricity", field "slug": ${taken('electricity', 'electricity')}`,
    `${services} "cabling", field "slug": ${taken('cabling', 'cabling')}`,
    `data/figures.json, record "losses", field "slug": ${taken('losses', 'losses')}`,
    `${categories} "electricity", field "id": ${taken('2', 'it')}`,
    ...Array<string>(2).fill(`${services} "cabling", field "order": ${taken('1', 'cabling')}`),
    `data/storage.json, record "colours", field "name": ${taken('local theme', 'theme')}`,
    `${services} "cabling", field "details": ${taken('sockets', 'cabling')}`,
    `${services} "cabling", field "questions": ${taken('price', 'cabling')}`,
  ]);
});

it('names the owner of a route, a record or a fixed page, whatever the letter case', () => {
  expect(sentences({ 'services.1.route': '/TRADE/electricity' })).toEqual([
    `${services} "websites", field "route": ${taken('/trade/electricity', 'electricity')}`,
  ]);
  expect(sentences({ 'categories.1.route': '/Contact', 'services.1.route': '/contact' })).toEqual([
    `${categories} "it", field "route": ${taken('/contact', 'page contact')}`,
    `${services} "websites", field "route": ${taken('/contact', 'page contact')}`,
  ]);
});

it('names the file of the category where a service has the same slug', () => {
  expect(sentences({ 'services.1.slug': 'it', 'categories.1.route': '/EN/Computing' })).toEqual([
    `${categories} "it", field "route": "/EN/Computing" starts like a language prefix.`,
  ]);
});

it('names a telephone number that is shown otherwise than it is dialled', () => {
  for (const display of ['022 000 00 00', '+41 22 000 00 00', '0041 22 000 00 00'])
    expect(sentences({ 'company.phone.display': display })).toEqual([]);
  expect(sentences({ 'company.phone.display': '022 000 00 01' })).toEqual([
    'data/company.json, field "phone.display": "022 000 00 01" is not the number +41220000000.',
  ]);
});

it('names a range that does not rise, and hours and dates that end before they start', () => {
  const changes = {
    'figures.0.max': 15,
    'company.hours.closes': '07:30',
    'company.privacyUpdated': '2021-09-09',
  };
  expect(sentences(changes)).toEqual([
    'data/figures.json, record "losses", field "max": 15 is not above the value 15.',
    'data/company.json, field "hours.closes": closes before it opens.',
    'data/company.json, field "privacyUpdated": before the date of publication, 2021-09-10.',
  ]);
});

it('lets services of different categories have the same place', () => {
  expect(sentences({ 'services.0.order': 4, 'services.1.order': 4 })).toEqual([]);
});
