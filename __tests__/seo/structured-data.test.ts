import { breadcrumbList, electrician, service } from '../../src/seo/structured-data';
import { soundData } from '../support/project';

const company = { ...soundData().company, siteState: 'live' as const };
const origin = 'https://www.brightwire.example';
const areaServed = ['Nyon', 'Meyrin', 'Carouge'].map((name) => ({ '@type': 'City', name }));
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

it('describes the business as an electrician', () => {
  expect(electrician(company, 'en', 'Wires and more.')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Electrician',
    '@id': `${origin}/#business`,
    name: 'Brightwire',
    description: 'Wires and more.',
    url: `${origin}/en`,
    telephone: '+41220000000',
    email: 'contact@brightwire.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Lamp Street 1',
      postalCode: '1200',
      addressLocality: 'Genève',
      addressRegion: 'GE',
      addressCountry: 'CH',
    },
    areaServed,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens: '07:30',
      closes: '18:00',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: '+41220000000',
      availableLanguage: ['fr', 'en', 'es', 'pt', 'it'],
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

it('is open where the week runs over a Sunday, and has its French address without prefix', () => {
  const hours = { ...company.hours, firstDay: 'Saturday', lastDay: 'Tuesday' };
  expect(electrician({ ...company, hours }, 'fr', '')).toMatchObject({
    url: `${origin}/`,
    openingHoursSpecification: { dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday'] },
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

it('describes a service and names the business as who provides it', () => {
  const texts = { title: 'Cabling', description: 'Cables.', category: 'Electricity' };
  expect(service({ ...texts, route: '/service-Cabling' }, company, 'es')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Cabling',
    description: 'Cables.',
    serviceType: 'Electricity',
    url: `${origin}/es/service-Cabling`,
    provider: { '@id': `${origin}/#business` },
    areaServed,
  });
});
