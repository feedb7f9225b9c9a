import categories from '../../data/categories.json';
import company from '../../data/company.json';
import services from '../../data/services.json';
import type { Frame } from '../../src/components/Page/frame';
import type { ThisPage } from '../../src/components/Page/this-page';

/** What a page's query would give for the frame, made from the real data; titles are the slugs. */
export const frame: Frame = {
  company,
  categories: categories.map(({ slug, route }) => ({
    slug,
    route,
    words: { title: slug },
    image: { alt: slug, childImageSharp: null },
    services: services
      .filter((service) => service.category === slug)
      .map((service) => ({
        slug: service.slug,
        route: service.route,
        words: { title: service.slug, summary: service.slug },
      })),
  })),
  shareCard: null,
  buildYear: '2020',
};

/** The contact page, loaded from its address. */
export const thisPage: ThisPage = { route: '/contact', hasQuoteForm: true, followed: false };
