import { findAll, inLanguage, type ResolverContext } from './fields';
import { translations, type TranslationsBySlug } from './translations';

/** The trades: data/categories.json. */
export const typeDefs = `
  "A trade: electricity, renewable energy or IT."
  type ServiceCategory implements Node @dontInfer {
    "1 to 3: the order in which the site shows the categories."
    number: Int! @proxy(from: "jsonId")
    slug: String!
    "Address of the list page, without language prefix."
    route: String!
    image: File! @fileByRelativePath
  }

  type ServiceCategoryTranslation {
    title: String!
    "One sentence for cards."
    summary: String!
    "Under the title of the list page."
    lead: String!
    "For the description meta."
    description: String!
  }
`;

interface CategoryNode {
  slug: string;
}

export const resolvers = {
  ServiceCategory: {
    services: {
      type: '[Service!]!',
      description: 'The services of the category, in their order.',
      args: { limit: 'Int' },
      resolve: ({ slug }: CategoryNode, { limit }: { limit?: number }, context: ResolverContext) =>
        findAll(context, 'Service', {
          filter: { category: { slug: { eq: slug } } },
          sort: { order: 'ASC' },
          ...(limit && { limit }),
        }),
    },
    translation: inLanguage(
      'ServiceCategoryTranslation!',
      'The translations of the category in a language.',
      async ({ slug }: CategoryNode, language, context) =>
        (await translations<TranslationsBySlug>(context, 'categories', language))[slug],
    ),
  },
};
