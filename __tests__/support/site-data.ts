import categories from '../../data/categories.json';
import company from '../../data/company.json';
import services from '../../data/services.json';
import type { SiteData } from '../../src/context/site-data';
import type { CurrentPage } from '../../src/context/current-page';

/** What a page's query would give for the layout, made from the real data; titles are the slugs. */
export const siteData: SiteData = {
  company: { ...company, siteState: 'placeholder', answersAllDay: true, teamLanguages: null },
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
