import categories from '../../data/categories.json';
import company from '../../data/company.json';
import services from '../../data/services.json';
import type { SiteData } from '../../src/context/site-data';
import type { CurrentPage } from '../../src/context/current-page';

/** What a text in a test may name: it stays as it is when the owner fills in the real ones. */
const placeholders = {
  name: 'Voltaléman',
  siteUrl: 'https://www.voltaleman.example',
  phone: { display: '022 000 00 00', international: '+41220000000' },
};

/** What a page's query would give for the layout, made from the real data; titles are the slugs. */
export const siteData: SiteData = {
  company: {
    ...company,
    ...placeholders,
    siteState: 'placeholder',
    answersAllDay: true,
    teamLanguages: null,
  },
  categories: categories.map(({ slug, route }) => ({
    slug,
    route,
    translation: { title: slug },
    image: { alt: slug, childImageSharp: null },
    services: services
      .filter((service) => service.category === slug)
      .map((service) => ({
        slug: service.slug,
        route: service.route,
        translation: { title: service.slug, summary: service.slug },
      })),
  })),
  closedDays: [],
  shareCard: null,
  buildYear: '2020',
};

/** The contact page, loaded from its address. */
export const currentPage: CurrentPage = {
  route: '/contact',
  meta: { title: 'Contact', description: 'Write to us.', parent: null, shareImage: null },
  hasQuoteForm: true,
  isClientNavigation: false,
};
