import type { Company, ServiceTool } from '../../content/model';
import { serviceNamespace } from '../../content/words';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { availableNeighbour } from './neighbour';
import { translations } from './translations';

interface ServiceNode {
  id: string;
  slug: string;
  category: string;
  details: unknown[];
  repairs?: boolean;
  tools?: ServiceTool[];
  questions?: { slug: string }[];
}

/** The one record of a type, for the services that have the tool which shows it. */
const recordOfTool = (tool: ServiceTool, type: string, description: string) => ({
  type,
  description: `${description} Null for a service without the tool ${tool}.`,
  resolve: async ({ tools }: ServiceNode, _: unknown, context: ResolverContext) => {
    const [record] = tools?.includes(tool) ? await findAll(context, type) : [];
    return record;
  },
});

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
    neighbour: {
      type: 'Service',
      description:
        'The available service next to it in its category, for a service that is not available itself. Null for the others.',
      resolve: async (
        { slug, category, details }: ServiceNode,
        _: unknown,
        context: ResolverContext,
      ) =>
        details.length > 0
          ? null
          : availableNeighbour(
              slug,
              await findAll<ServiceNode>(context, 'Service', {
                filter: { category: { slug: { eq: category } } },
                sort: { order: 'ASC' },
              }),
            ),
    },
    callOut: {
      type: 'CallOut',
      description:
        'What a call-out costs. Null for other services than repairs, and until the company has filled it in.',
      resolve: async ({ repairs }: ServiceNode, _: unknown, context: ResolverContext) => {
        const [company] = repairs ? await findAll<Company>(context, 'Company') : [];
        return company?.callOut;
      },
    },
    solar: recordOfTool('solar-estimate', 'Solar', 'What the solar estimate takes as known.'),
    inspection: recordOfTool('inspection', 'Inspection', 'The periods of the inspection.'),
    emergencyNumbers: {
      type: 'EmergencyNumbers',
      description: 'Whom to call in a power cut. Null for a service without that tool.',
      resolve: async ({ tools }: ServiceNode, _: unknown, context: ResolverContext) => {
        const [company] = tools?.includes('power-cut')
          ? await findAll<Company>(context, 'Company')
          : [];
        return company?.emergencyNumbers;
      },
    },
    questions: inLanguage(
      '[ServiceQuestion!]!',
      'What customers ask about the service, with the answers, in their order.',
      async ({ slug, questions = [] }: ServiceNode, language, context) => {
        const words = await translations(context, language, serviceNamespace(slug), 'questions');
        return questions.map((question) => ({
          ...question,
          ...(words as Record<string, object> | undefined)?.[question.slug],
        }));
      },
    ),
    translation: inLanguage(
      'ServiceTranslation!',
      'The translations of the service in a language.',
      ({ slug }: ServiceNode, language, context) =>
        translations(context, language, serviceNamespace(slug)),
    ),
  },
};
