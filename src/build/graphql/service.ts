import type { Company } from '../model';
import { serviceNamespace } from '../translations/records';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { translations } from './translations';

interface ServiceNode {
  id: string;
  slug: string;
  repairs?: boolean;
  tools?: string[];
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
    callOut: {
      type: 'CallOut',
      description:
        'What a call-out costs. Null for other services than repairs, and until the company has filled it in.',
      resolve: async ({ repairs }: ServiceNode, _: unknown, context: ResolverContext) => {
        const [company] = repairs ? await findAll<Company>(context, 'Company') : [];
        return company?.callOut;
      },
    },
    solar: {
      type: 'Solar',
      description: 'What the solar estimate takes as known. Null for a service without that tool.',
      resolve: async ({ tools }: ServiceNode, _: unknown, context: ResolverContext) => {
        const [solar] = tools?.includes('solar-estimate') ? await findAll(context, 'Solar') : [];
        return solar;
      },
    },
    inspection: {
      type: 'Inspection',
      description: 'The periods of the inspection. Null for a service without that tool.',
      resolve: async ({ tools }: ServiceNode, _: unknown, context: ResolverContext) => {
        const [found] = tools?.includes('inspection') ? await findAll(context, 'Inspection') : [];
        return found;
      },
    },
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
    translation: inLanguage(
      'ServiceTranslation!',
      'The translations of the service in a language.',
      ({ slug }: ServiceNode, language, context) =>
        translations(context, language, serviceNamespace(slug)),
    ),
  },
};
