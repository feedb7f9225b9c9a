import categories from '../../data/categories.json';
import company from '../../data/company.json';
import services from '../../data/services.json';
import type { Frame } from '../../src/components/Page/frame';

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
  route: '/contact',
  buildYear: '2020',
};
