import type { Language } from '../../language/languages';
import { words, type ResolverContext } from './words';

/** The three trades: data/categories.json. */
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

  type ServiceCategoryWords {
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
      resolve: async (
        { slug }: CategoryNode,
        { limit }: { limit?: number },
        { nodeModel }: ResolverContext,
      ) => {
        const query = {
          filter: { category: { slug: { eq: slug } } },
          sort: { order: 'ASC' },
          ...(limit && { limit }),
        };
        return [...(await nodeModel.findAll({ type: 'Service', query })).entries];
      },
    },
    words: {
      type: 'ServiceCategoryWords!',
      description: 'The words of the category in a language.',
      args: { language: 'Language!' },
      resolve: async (
        { slug }: CategoryNode,
        { language }: { language: Language },
        context: ResolverContext,
      ) =>
        (await words<Record<string, Record<string, string>>>(context, 'categories', language))[
          slug
        ],
    },
  },
};
