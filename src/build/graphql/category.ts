import type { Company } from '../../content/model';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { translations } from './translations';

interface CategoryNode {
  slug: string;
}

/** The services of a category in their order; with a limit of data/company.json, no more than that. */
const services = (limit?: 'menuServices' | 'galleryTiles') => ({
  type: '[Service!]!',
  description: limit
    ? `The first services of the category, at most \`${limit}\` of the company.`
    : 'The services of the category, in their order.',
  resolve: async ({ slug }: CategoryNode, _: unknown, context: ResolverContext) => {
    const [company] = await findAll<Company>(context, 'Company');
    return findAll(context, 'Service', {
      filter: { category: { slug: { eq: slug } } },
      sort: { order: 'ASC' },
      ...(limit && { limit: company?.[limit] }),
    });
  },
});

export const resolvers = {
  ServiceCategory: {
    services: services(),
    menuServices: services('menuServices'),
    galleryServices: services('galleryTiles'),
    translation: inLanguage(
      'ServiceCategoryTranslation!',
      'The translations of the category in a language.',
      ({ slug }: CategoryNode, language, context) =>
        translations(context, language, 'categories', slug),
    ),
  },
};
