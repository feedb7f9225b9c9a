import { checkData } from '../../../src/build/check/data';
import { sentence } from '../../../src/build/issue';
import { soundData } from '../../support/project';
import { sourceWith } from '../../support/source';

const sentences = (data: Record<string, unknown>) =>
  checkData(sourceWith({ data })).issues.map(sentence);

const services = 'data/services.json, record';
const categories = 'data/categories.json, record';
const [cabling] = soundData().services;
const [electricity] = soundData().categories;

describe('what holds between records', () => {
  it.each([
    [
      'a category that does not exist',
      { 'services.0.category': 'gas' },
      `${services} "cabling", field "category": unknown "gas", expected one of electricity, it.`,
    ],
    [
      'a figure that does not exist',
      { 'services.1.figures': ['savings'] },
      `${services} "websites", field "figures": unknown "savings", expected one of losses, price.`,
    ],
    [
      'a reference to a service that does not exist',
      { 'references.0.services': ['cabling', 'plumbing'] },
      'data/references.json, record "farm", field "services": unknown "plumbing", expected one of cabling, websites.',
    ],
    [
      'two services of one slug',
      { 'services.2': { ...cabling, route: '/service-Two', order: 2 } },
      `${services} "cabling", field "slug": "cabling" already belongs to "cabling", expected one of its own.`,
    ],
    [
      'two categories of one slug',
      { 'categories.2': { ...electricity, id: 3, route: '/trade/Two' } },
      `${categories} "electricity", field "slug": "electricity" already belongs to "electricity", expected one of its own.`,
    ],
    [
      'two categories of one id',
      { 'categories.1.id': 1 },
      `${categories} "it", field "id": "1" already belongs to "electricity", expected one of its own.`,
    ],
    [
      'two services of one place in a category',
      { 'services.1.category': 'electricity' },
      `${services} "websites", field "order": "1" already belongs to "cabling", expected one of its own.`,
    ],
    [
      'two details of one slug',
      { 'services.0.details.1': cabling?.details[0] },
      `${services} "cabling", field "details": "sockets" already belongs to "cabling", expected one of its own.`,
    ],
    [
      'two services of one route, whatever the letter case',
      { 'services.1.route': '/SERVICE-cabling' },
      `${services} "websites", field "route": "/service-cabling" already belongs to "cabling", expected one of its own.`,
    ],
    [
      'a route that is a fixed page',
      { 'services.1.route': '/Contact' },
      `${services} "websites", field "route": "/contact" already belongs to "page contact", expected one of its own.`,
    ],
    [
      'a category and a service of one route',
      { 'services.1.route': '/trade/Electricity' },
      `${services} "websites", field "route": "/trade/electricity" already belongs to "electricity", expected one of its own.`,
    ],
    [
      'a route that starts like a language',
      { 'categories.1.route': '/EN/Computing' },
      `${categories} "it", field "route": "/EN/Computing" starts like a language prefix.`,
    ],
    [
      'a range that ends where it starts',
      { 'figures.0.max': 15 },
      'data/figures.json, record "losses", field "max": 15 is not above the value 15.',
    ],
    [
      'a business that closes before it opens',
      { 'company.hours.closes': '07:00' },
      'data/company.json, field "hours.closes": closes before it opens.',
    ],
  ])('names %s', (_, data, expected) => {
    expect(sentences(data)).toEqual([expected]);
  });

  it('names the first owner to all who come after it', () => {
    const taken = '"/contact" already belongs to "page contact", expected one of its own.';
    expect(sentences({ 'categories.1.route': '/contact', 'services.1.route': '/contact' })).toEqual(
      [
        `${categories} "it", field "route": ${taken}`,
        `${services} "websites", field "route": ${taken}`,
      ],
    );
  });

  it('lets services of different categories have the same place', () => {
    expect(sentences({ 'services.0.order': 4, 'services.1.order': 4 })).toEqual([]);
  });

  it('names the file of the category where a service has the same slug', () => {
    expect(sentences({ 'services.1.slug': 'it', 'categories.1.route': '/contact' })).toEqual([
      `${categories} "it", field "route": "/contact" already belongs to "page contact", expected one of its own.`,
    ]);
  });

  it('still hands over the data, so that develop can go on', () => {
    const { data } = checkData(sourceWith({ data: { 'services.0.category': 'gas' } }));
    expect(data?.services[0]?.category).toBe('gas');
  });
});
