import { breadcrumbList, electrician, service } from '../../src/seo/structured-data';
import { languages } from '../../src/i18n/languages';
import { soundData } from '../support/project';

const { company } = soundData();

describe('the business', () => {
  const data = electrician(company, 'en', 'Wires and more.');

  it('is an electrician with its address, phone and profiles', () => {
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Electrician',
      '@id': 'https://www.brightwire.example/#business',
      name: 'Brightwire',
      description: 'Wires and more.',
      url: 'https://www.brightwire.example/en',
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
      sameAs: ['https://facebook.example/brightwire'],
    });
  });

  it('is open on each day from the first to the last', () => {
    expect(data.openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:30',
      closes: '18:00',
    });
  });

  it('is open where the week runs over a Sunday', () => {
    const hours = { ...company.hours, firstDay: 'Saturday', lastDay: 'Tuesday' };
    expect(electrician({ ...company, hours }, 'en', '').openingHoursSpecification).toMatchObject({
      dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday'],
    });
  });

  it('answers emergencies around the clock, in every language of the site', () => {
    expect(data.contactPoint).toMatchObject({
      contactType: 'emergency',
      telephone: '+41220000000',
      availableLanguage: languages,
      hoursAvailable: { opens: '00:00', closes: '23:59' },
    });
  });

  it('serves its towns', () => {
    expect(data.areaServed).toEqual(
      ['Nyon', 'Meyrin', 'Carouge'].map((name) => ({ '@type': 'City', name })),
    );
  });

  it('has its French address without prefix', () => {
    expect(electrician(company, 'fr', '').url).toBe('https://www.brightwire.example/');
  });
});

it('lists the way to the page, numbered from one, the page itself without address', () => {
  const crumbs = [
    { title: 'Home', route: '/' },
    { title: 'Electricity', route: '/trade/Electricity' },
    { title: 'Cabling' },
  ];
  expect(breadcrumbList(crumbs, company, 'pt')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Home',
        item: 'https://www.brightwire.example/pt',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Electricity',
        item: 'https://www.brightwire.example/pt/trade/Electricity',
      },
      { '@type': 'ListItem', position: 3, name: 'Cabling' },
    ],
  });
});

it('describes a service and names the business as who provides it', () => {
  const subject = {
    title: 'Cabling',
    description: 'Cables.',
    category: 'Electricity',
    route: '/service-Cabling',
  };
  expect(service(subject, company, 'es')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Cabling',
    description: 'Cables.',
    serviceType: 'Electricity',
    url: 'https://www.brightwire.example/es/service-Cabling',
    provider: { '@id': 'https://www.brightwire.example/#business' },
    areaServed: ['Nyon', 'Meyrin', 'Carouge'].map((name) => ({ '@type': 'City', name })),
  });
});
