import { serviceNamespace } from '../translations/records';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { translations } from './translations';

/** The services: data/services.json. */
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

  "The head of a service page; its title and paragraph are in the service's translation."
  type ServiceBanner {
    image: File! @fileByRelativePath
    "'yes' for a white title on the dark panel; otherwise it is dark on the tint of the category."
    whiteTitle: String
  }

  type ServiceTranslation {
    title: String!
    "One line for menus and tiles."
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
      resolve: ({ slug }: ServiceNode, _: unknown, context: ResolverContext) =>
        findAll(context, 'ServiceDetail', {
          filter: { service: { slug: { eq: slug } } },
          sort: { order: 'ASC' },
        }),
    },
    references: {
      type: '[Reference!]!',
      description: 'The projects in which the service was part.',
      resolve: ({ slug }: ServiceNode, _: unknown, context: ResolverContext) =>
        findAll(context, 'Reference', {
          filter: { services: { elemMatch: { slug: { eq: slug } } } },
        }),
    },
    translation: inLanguage(
      'ServiceTranslation!',
      'The translations of the service in a language.',
      ({ slug }: ServiceNode, language, context) =>
        translations(context, serviceNamespace(slug), language),
    ),
  },
};
