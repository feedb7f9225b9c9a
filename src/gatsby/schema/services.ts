import type { CreateNodeArgs, NodeInput } from 'gatsby';
import type { Company, Figure, Service, ServiceTool } from '../../content/model';
import { figuresNamed, serviceNamespace, type TranslationTree } from '../../content/words';
import { fallbackLanguage } from '../../i18n/languages';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { rawTranslations, translations, wordsOf } from './translations';

interface CategoryNode {
  slug: string;
}

/** The services of a category in their order, at most as many as a limit. */
const servicesOf = ({ slug }: CategoryNode, context: ResolverContext, limit?: number) =>
  findAll(context, 'Service', {
    filter: { category: { slug: { eq: slug } } },
    sort: { order: 'ASC' },
    ...(limit !== undefined && { limit }),
  });

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

interface DetailNode {
  slug: string;
  service: string;
}

/** Makes each detail row of a service a node of its own, so that rows and services link both ways. */
export async function createDetailNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'Service') return;
  const service = node as unknown as Service & { id: string };
  await Promise.all(
    service.details.map(async (detail, index) => {
      const content = { ...detail, service: service.slug, order: index + 1 };
      const detailNode: NodeInput = {
        ...content,
        id: createNodeId(`${service.id} detail ${detail.slug}`),
        parent: service.id,
        children: [],
        internal: { type: 'ServiceDetail', contentDigest: createContentDigest(content) },
      };
      await actions.createNode(detailNode);
      actions.createParentChildLink({ parent: node, child: detailNode });
    }),
  );
}

interface Sibling {
  slug: string;
  details: readonly unknown[];
}

/** The available service that stands nearest before a service in its category, or else after it. */
export function availableNeighbour<Service extends Sibling>(
  slug: string,
  siblings: readonly Service[],
): Service | undefined {
  const place = siblings.findIndex((sibling) => sibling.slug === slug);
  const isAvailable = ({ details }: Service) => details.length > 0;
  const [before] = siblings.slice(0, place).filter(isAvailable).slice(-1);
  return before ?? siblings.slice(place).find(isAvailable);
}

export const resolvers = {
  ServiceCategory: {
    services: {
      type: '[Service!]!',
      description: 'The services of the category, in their order.',
      resolve: (category: CategoryNode, _: unknown, context: ResolverContext) =>
        servicesOf(category, context),
    },
    galleryServices: {
      type: '[Service!]!',
      description: 'The first services of the category, at most `galleryTiles` of the company.',
      resolve: async (category: CategoryNode, _: unknown, context: ResolverContext) => {
        const [company] = await findAll<Company>(context, 'Company');
        return servicesOf(category, context, company?.galleryTiles);
      },
    },
    translation: wordsOf('ServiceCategory', ({ slug }: CategoryNode) => ['categories', slug]),
  },
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
    isAvailable: {
      type: 'Boolean!',
      description:
        'Whether it has details. One without any is announced as temporarily unavailable.',
      resolve: ({ details }: ServiceNode) => details.length > 0,
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
    translation: wordsOf('Service', ({ slug }: ServiceNode) => [serviceNamespace(slug)]),
  },
  ServiceDetail: {
    translation: wordsOf('ServiceDetail', ({ slug, service }: DetailNode) => [
      serviceNamespace(service),
      'details',
      slug,
    ]),
    figures: {
      type: '[Figure!]!',
      description: 'The figures that the texts of the row name, in the order in which they stand.',
      resolve: async ({ slug, service }: DetailNode, _: unknown, context: ResolverContext) => {
        const [words, figures] = await Promise.all([
          rawTranslations<{ details: Record<string, TranslationTree> }>(
            context,
            fallbackLanguage,
            serviceNamespace(service),
          ),
          findAll<Figure>(context, 'Figure'),
        ]);
        return figuresNamed(words.details[slug]).flatMap(
          (name) => figures.find((figure) => figure.slug === name) ?? [],
        );
      },
    },
  },
};
