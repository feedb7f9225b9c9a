import { service, serviceCatalogue } from '../../src/seo/service-data';
import { areaServed, company, origin } from '../support/live-company';
import { contactPage } from '../support/page';

it('describes a service and names the business as who provides it', () => {
  const texts = { title: 'Cabling', description: 'Cables.', category: 'Electricity' };
  const page = { ...texts, route: '/service-Cabling', image: `${origin}/cable.jpg` };
  expect(service(page, company, 'es')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${origin}/es/service-Cabling#service`,
    name: 'Cabling',
    description: 'Cables.',
    image: `${origin}/cable.jpg`,
    serviceType: 'Electricity',
    url: `${origin}/es/service-Cabling`,
    provider: { '@id': `${origin}/#business` },
    areaServed,
  });
});

it('offers the services by category, each under the name and address of its page', () => {
  const categories = contactPage.categories.slice(0, 1).map((category) => ({
    ...category,
    services: category.services.slice(0, 1),
  }));
  const url = `${origin}/it/service-Courant_Fort`;
  expect(serviceCatalogue('Services', categories, company, 'it')).toEqual({
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: [
      {
        '@type': 'OfferCatalog',
        name: 'electricity',
        itemListElement: [
          {
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', '@id': `${url}#service`, name: 'courant-fort', url },
          },
        ],
      },
    ],
  });
});
