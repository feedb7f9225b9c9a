import type { Company } from '../../src/layout/site-page';
import { breadcrumbList, localBusiness, scriptText } from '../../src/layout/structured-data';
import { soundData } from '../support/project';

/** The company of the sound project, its site live. */
const company: Company = {
  ...soundData().company,
  legalName: 'Brightwire SA',
  siteState: 'live',
  answersAllDay: true,
};

const origin = 'https://www.brightwire.example';

/** Its town and its area as structured data have them. */
const areaServed = ['Genève', 'Nyon', 'Meyrin', 'Carouge'].map((name) => ({
  '@type': 'City',
  name,
}));

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

it('describes the business as what it is', () => {
  const texts = { description: 'Wires and more.', image: `${origin}/card.jpg` };
  expect(localBusiness(company, 'en', texts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Electrician',
    '@id': `${origin}/#business`,
    name: 'Brightwire',
    legalName: 'Brightwire SA',
    description: 'Wires and more.',
    image: `${origin}/card.jpg`,
    url: `${origin}/en`,
    logo: `${origin}/icon-512.png`,
    telephone: '+41220000000',
    email: 'contact@brightwire.example',
    identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: 'CHE-000.000.000' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Lamp Street 1',
      postalCode: '1200',
      addressLocality: 'Genève',
      addressRegion: 'GE',
      addressCountry: 'CH',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 46.2, longitude: 6.14 },
    areaServed,
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays,
        opens: '07:30',
        closes: '18:00',
      },
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: '+41220000000',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...weekdays, 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    },
    sameAs: ['https://facebook.example/brightwire'],
  });
});

it('cannot end the script element that carries it', () => {
  const data = localBusiness({ ...company, name: '</script><b>"&' }, 'en', { description: '' });
  expect(scriptText(data)).not.toContain('<');
  expect(JSON.parse(scriptText(data))).toEqual(data);
});

it('leaves out what the business has not filled in', () => {
  const authorisations = { ...company.authorisations, ide: '' };
  const without = { ...company, authorisations, answersAllDay: false };
  const data = localBusiness(without, 'en', { description: '' });
  expect(data).not.toHaveProperty('identifier');
  expect(data).not.toHaveProperty('contactPoint.hoursAvailable');
  expect(data).toHaveProperty('contactPoint.contactType', 'customer service');
});

it('has the hours around a break, and its French address without prefix', () => {
  const spans = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:30', closes: '18:00' },
  ];
  const hours = [{ days: ['Saturday'], spans }] as const;
  expect(localBusiness({ ...company, hours }, 'fr', { description: '' })).toMatchObject({
    url: `${origin}/`,
    openingHoursSpecification: spans.map((span) => ({ dayOfWeek: ['Saturday'], ...span })),
  });
});

it('lists the way to the page, numbered from one, the page itself without address', () => {
  const crumbs = [{ title: 'Electricity', route: '/trade/Electricity' }, { title: 'Cabling' }];
  const item = `${origin}/pt/trade/Electricity`;
  expect(breadcrumbList(crumbs, company, 'pt')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Electricity', item },
      { '@type': 'ListItem', position: 2, name: 'Cabling' },
    ],
  });
});

it('names the town of the business once, also where its area has it', () => {
  const home = { town: 'Genève', latitude: 46.2, longitude: 6.14, side: null };
  const { areaServed: towns } = localBusiness({ ...company, area: [...company.area, home] }, 'en', {
    description: '',
  }) as { areaServed?: unknown };
  expect(towns).toEqual(areaServed);
});
