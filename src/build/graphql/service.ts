import type { Language } from '../../language/languages';
import { serviceNamespace } from '../words/records';
import { words, type ResolverContext } from './words';

/** The twelve services: data/services.json. */
export const typeDefs = `
  "A service: one page, one tile, one line in the menus."
  type Service implements Node @dontInfer {
    slug: String!
    "Address of the service's page, without language prefix."
    route: String!
    category: ServiceCategory! @link(by: "slug")
    "Place within the category, from 1."
    order: Int!
    "The tile's picture."
    image: File! @fileByRelativePath
    banner: ServiceBanner!
    "The figures that the page shows."
    figures: [Figure!]! @link(by: "slug")
  }

  "The head of a service page; its title and paragraph are the words of the service."
  type ServiceBanner {
    image: File! @fileByRelativePath
    "'yes' for a white title on the dark panel; otherwise dark on the trade's tint."
    whiteTitle: String
  }

  type ServiceWords {
    title: String!
    "A few words for menus and tiles."
    summary: String!
    "The paragraph of the banner."
    lead: String!
    "For the description meta."
    description: String!
    "Heading of the detail section."
    detailsTitle: String!
  }
`;

interface ServiceNode {
  id: string;
  slug: string;
}

export const resolvers = {
  Service: {
    details: {
      type: '[ServiceDetail!]!',
      description: 'The rows of the detail section, in their order.',
      resolve: async ({ slug }: ServiceNode, _: unknown, { nodeModel }: ResolverContext) => {
        const query = { filter: { service: { slug: { eq: slug } } }, sort: { order: 'ASC' } };
        return [...(await nodeModel.findAll({ type: 'ServiceDetail', query })).entries];
      },
    },
    references: {
      type: '[Reference!]!',
      description: 'The projects in which the service was part.',
      resolve: async ({ slug }: ServiceNode, _: unknown, { nodeModel }: ResolverContext) => {
        const query = { filter: { services: { elemMatch: { slug: { eq: slug } } } } };
        return [...(await nodeModel.findAll({ type: 'Reference', query })).entries];
      },
    },
    words: {
      type: 'ServiceWords!',
      description: 'The words of the service in a language.',
      args: { language: 'Language!' },
      resolve: (
        { slug }: ServiceNode,
        { language }: { language: Language },
        context: ResolverContext,
      ) => words(context, serviceNamespace(slug), language),
    },
  },
};
