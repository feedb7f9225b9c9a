import { readFileSync } from 'node:fs';
import { recordsOf } from './records';
import type { Company } from '../../src/content/model';
import type { SitePage } from '../../src/layout/site-page';

const company = JSON.parse(readFileSync('data/company.json', 'utf8')) as Company;

/** Facts that a test may quote: they stay the same when the owner fills in the real ones. */
const placeholders = {
  name: 'Voltaléman',
  siteUrl: 'https://www.voltaleman.example',
  phone: { display: '022 000 00 00', international: '+41220000000' },
};

/** The contact page with the layout's query result, made from the real data; titles are the slugs. */
export const contactPage: SitePage = {
  language: 'fr',
  route: '/contact',
  hasQuoteForm: true,
  isAvailable: true,
  meta: {
    title: 'Contact',
    description: 'Write to us.',
    parent: null,
    shareImage: { src: '/static/card.jpg', width: 1200, height: 630, alt: 'A lamp' },
  },
  company: {
    ...company,
    ...placeholders,
    legalName: null,
    siteState: 'placeholder',
    answersAllDay: true,
  },
  categories: recordsOf('categories').map(({ slug, route }) => ({
    slug,
    route,
    translation: { title: slug, support: null },
    image: { alt: slug, childImageSharp: null, night: null },
    services: recordsOf('services')
      .filter((service) => service.category === slug)
      .map((service) => ({
        slug: service.slug,
        route: service.route,
        isAvailable: service.details.length > 0,
        translation: { title: service.slug, summary: service.slug },
      })),
  })),
  buildYear: '2020',
};
