import { checkData } from '../../../src/build/check/data';
import { sentence } from '../../../src/build/issue';
import { soundData } from '../../support/project';
import { sourceWith } from '../../support/source';

const sentences = (data: Record<string, unknown>) =>
  checkData(sourceWith({ data })).issues.map(sentence);

const services = 'data/services.json, record';

describe('the shape of a file', () => {
  it.each([
    ['a missing file', { company: undefined }, 'data/company.json: the file is missing.'],
    [
      'a file that is no JSON',
      { figures: new SyntaxError('Unexpected end of JSON input') },
      'data/figures.json: not valid JSON: Unexpected end of JSON input.',
    ],
    [
      'an empty list',
      { categories: [] },
      'data/categories.json: Too small: expected array to have >=1 items.',
    ],
    [
      'a record where a list belongs',
      { figures: {} },
      'data/figures.json: Invalid input: expected array, received object.',
    ],
    [
      'a missing field',
      { 'services.0.route': undefined },
      `${services} "cabling", field "route": Invalid input: expected string, received undefined.`,
    ],
    [
      'a missing field in a group',
      { 'company.region.pt': undefined },
      'data/company.json, field "region.pt": Invalid input: expected string, received undefined.',
    ],
    [
      'a field that is not known',
      { 'services.1.colour': 'red' },
      `${services} "websites": Unrecognized key: "colour".`,
    ],
    [
      'a number written as text',
      { 'services.0.order': '1' },
      `${services} "cabling", field "order": Invalid input: expected number, received string.`,
    ],
    [
      'a text of spaces',
      { 'company.name': '  ' },
      'data/company.json, field "name": Too small: expected string to have >=1 characters.',
    ],
    [
      'a record without slug, named by its place',
      { 'figures.1.slug': undefined },
      'data/figures.json, record "number 2", field "slug": Invalid input: expected string, received undefined.',
    ],
    [
      'a slug with capitals',
      { 'references.0.slug': 'Farm' },
      'data/references.json, record "Farm", field "slug": expected lower-case words joined by - or _.',
    ],
    [
      'a reference to no service',
      { 'references.0.services': [] },
      'data/references.json, record "farm", field "services": Too small: expected array to have >=1 items.',
    ],
    [
      'a route that does not start with a slash',
      { 'services.0.route': 'service-Cabling' },
      `${services} "cabling", field "route": expected a path like /service-Courant_Fort.`,
    ],
    [
      'a picture outside its folder',
      { 'services.0.details.0.image': '../alarm.webp' },
      `${services} "cabling", field "details.0.image": expected a path like images/alarm.webp.`,
    ],
    [
      'a banner option that is neither yes nor absent',
      { 'services.0.banner.whiteTitle': 'no' },
      `${services} "cabling", field "banner.whiteTitle": Invalid input: expected "yes".`,
    ],
    [
      'an order below one',
      { 'services.0.order': 0 },
      `${services} "cabling", field "order": Too small: expected number to be >=1.`,
    ],
    [
      'a unit that is not known',
      { 'figures.1.unit': 'EUR' },
      'data/figures.json, record "price", field "unit": Invalid option: expected one of "kWh/(m²·a)"|"m²"|"%"|"CHF"|"kWp"|"households/a"|"a"|"1/a"|"h/d".',
    ],
    [
      'a figure of zero',
      { 'figures.1.value': 0 },
      'data/figures.json, record "price", field "value": Too small: expected number to be >0.',
    ],
    [
      'an e-mail address without domain',
      { 'company.email': 'contact@' },
      'data/company.json, field "email": Invalid email address.',
    ],
    [
      'a telephone number without country',
      { 'company.phone.international': '0220000000' },
      'data/company.json, field "phone.international": expected a number like +41220000000.',
    ],
    [
      'a site address that ends in a slash',
      { 'company.siteUrl': 'https://www.brightwire.example/' },
      'data/company.json, field "siteUrl": expected an address without a slash at its end.',
    ],
    [
      'a site address that is not encrypted',
      { 'company.siteUrl': 'http://www.brightwire.example' },
      'data/company.json, field "siteUrl": Invalid URL.',
    ],
    [
      'a weekday in French',
      { 'company.hours.firstDay': 'lundi' },
      'data/company.json, field "hours.firstDay": Invalid option: expected one of "Monday"|"Tuesday"|"Wednesday"|"Thursday"|"Friday"|"Saturday"|"Sunday".',
    ],
    [
      'a time without leading zero',
      { 'company.hours.opens': '7:30' },
      'data/company.json, field "hours.opens": expected a time like 07:30.',
    ],
    [
      'a day that no calendar has',
      { 'company.privacyPublished': '2021-02-30' },
      'data/company.json, field "privacyPublished": Invalid ISO date.',
    ],
    [
      'HSTS preload without subdomains',
      { 'company.hsts': { includeSubDomains: false, preload: true } },
      'data/company.json, field "hsts.preload": expected "includeSubDomains" to be true as well, which browsers demand for preload.',
    ],
    [
      'a latitude beyond the pole',
      { 'company.area.2.latitude': 91 },
      'data/company.json, field "area.2.latitude": Too big: expected number to be <=90.',
    ],
  ])('names %s', (_, data, expected) => {
    expect(sentences(data)).toEqual([expected]);
  });

  it('hands over no data as long as a shape is wrong', () => {
    expect(checkData(sourceWith({ data: { 'company.name': '' } })).data).toBeUndefined();
  });
});

describe('data/water.json', () => {
  const water = () => ({
    name: { fr: 'Lac', en: 'Lake', es: 'Lago', pt: 'Lago', it: 'Lago' },
    namePlace: { latitude: 46.3, longitude: 6.2 },
    nameAngle: -57,
    shore: [
      [46.2, 6.1],
      [46.4, 6.3],
      [46.3, 6.4],
    ],
  });

  it('may be missing, and becomes part of the data if it is there', () => {
    expect(checkData(sourceWith()).data).not.toHaveProperty('water');
    expect(checkData(sourceWith({ data: { water: water() } })).data).toEqual({
      ...soundData(),
      water: water(),
    });
  });

  it.each([
    ['name.pt', undefined, 'Invalid input: expected string, received undefined'],
    ['shore.1', [46.4], 'Too small: expected array to have >=2 items'],
    ['nameAngle', 270, 'Too big: expected number to be <=180'],
  ])('is checked: %s', (field, value, message) => {
    const source = sourceWith({ data: { water: water(), [`water.${field}`]: value } });
    expect(checkData(source).issues.map(sentence)).toEqual([
      `data/water.json, field "${field}": ${message}.`,
    ]);
  });

  it('is reported where it is no JSON', () => {
    expect(sentences({ water: new SyntaxError('Unexpected end') })).toEqual([
      'data/water.json: not valid JSON: Unexpected end.',
    ]);
  });
});

it('hands over sound data as it lies on the disk', () => {
  expect(checkData(sourceWith())).toEqual({ data: soundData(), issues: [] });
});
