import type { CreateNodeArgs, NodeInput } from 'gatsby';
import {
  type Category,
  type Company,
  type Figure,
  nodeTypes,
  type RecordFolder,
  type Service,
  type ServiceTool,
} from '../../content/model';
import { figuresNamed, wordsIn } from '../../content/words';
import { fallbackLanguage } from '../../i18n/languages';
import { findAll, inLanguage, type ResolverContext } from './resolver-helpers';
import { describedBy } from './picture';
import { ownWords, questionsIn } from './translations';

interface CategoryNode {
  slug: string;
}

/** The services of a category in their order, up to a limit. */
const servicesOf = ({ slug }: CategoryNode, context: ResolverContext, limit?: number) =>
  findAll(context, 'Service', {
    filter: { category: { slug: { eq: slug } } },
    sort: { order: 'ASC' },
    ...(limit !== undefined && { limit }),
  });

type ServiceNode = Service & { id: string };

/** The only record of a type, for services with the tool that shows it. */
const recordOfTool = (tool: ServiceTool, type: string) => ({
  resolve: async ({ tools }: ServiceNode, _: unknown, context: ResolverContext) => {
    const [record] = tools?.includes(tool) ? await findAll(context, type) : [];
    return record;
  },
});

/** What an unavailable service is served without. */
const withheld = { details: [], questions: [], tools: [] };

/** The fields that Gatsby adds to a record's file. */
const nodeFields = ['id', 'parent', 'children', 'internal'];

const withoutNodeFields = (node: object): Partial<Service> =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !nodeFields.includes(name)));

/**
 * A record from its file: the content with the slug from the file name, and with its optional lists. An unavailable
 * service has none of its parts: its form asks for a notice, which takes no results of tools.
 */
export function recordOf(node: object, slug: string) {
  const record: Partial<Service> = { figures: [], details: [], ...withoutNodeFields(node), slug };
  const { unavailable, details, tools } = record;
  const isUnavailable = unavailable === true || (tools && details?.length === 0);
  return isUnavailable ? { ...record, ...withheld } : record;
}

/** Creates a node of its own type for each file of a record. */
export async function createRecordNodes({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'RecordFile') return;
  const { name, relativeDirectory: folder } = getNode(node.parent ?? '') as unknown as {
    name: string;
    relativeDirectory: RecordFolder;
  };
  const record = recordOf(node, name);
  const recordNode: NodeInput = {
    ...record,
    id: createNodeId(`${folder} ${name}`),
    parent: node.id,
    children: [],
    internal: { type: nodeTypes[folder], contentDigest: createContentDigest(record) },
  };
  await actions.createNode(recordNode);
  actions.createParentChildLink({ parent: node, child: recordNode });
}

/** Creates a node for each detail row of a service, so that rows and services link both ways. */
export async function createDetailNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'Service') return;
  const service = node as unknown as ServiceNode;
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

/** The texts of a service's page itself, without those of its details and questions, which are queried separately. */
const withoutParts = ({ details: _, questions: __, ...service }: ServiceNode) => service;

export const resolvers = {
  ServiceCategory: {
    services: {
      resolve: (category: CategoryNode, _: unknown, context: ResolverContext) =>
        servicesOf(category, context),
    },
    galleryServices: {
      resolve: async (category: CategoryNode, _: unknown, context: ResolverContext) => {
        const [company] = await findAll<Company>(context, 'Company');
        return servicesOf(category, context, company?.galleryTiles);
      },
    },
    image: describedBy(({ imageAlt }: Category) => imageAlt),
    translation: inLanguage(ownWords),
  },
  Service: {
    image: describedBy(({ imageAlt }: Service) => imageAlt),
    details: {
      resolve: ({ slug }: ServiceNode, _: unknown, context: ResolverContext) =>
        findAll(context, 'ServiceDetail', {
          filter: { service: { slug: { eq: slug } } },
          sort: { order: 'ASC' },
        }),
    },
    questions: inLanguage(({ questions = [] }: ServiceNode, language, context) =>
      questionsIn(questions, language, context),
    ),
    translation: inLanguage((service: ServiceNode, language, context) =>
      ownWords(withoutParts(service), language, context),
    ),
    projects: {
      resolve: ({ slug }: ServiceNode, _: unknown, context: ResolverContext) =>
        findAll(context, 'Project', {
          filter: { services: { elemMatch: { slug: { eq: slug } } } },
          sort: { order: 'ASC' },
        }),
    },
    isAvailable: {
      resolve: ({ details }: ServiceNode) => details.length > 0,
    },
    callOut: {
      resolve: async ({ repairs }: ServiceNode, _: unknown, context: ResolverContext) => {
        const [company] = repairs ? await findAll<Company>(context, 'Company') : [];
        return company?.callOut;
      },
    },
    solar: recordOfTool('solar-estimate', 'Solar'),
    powerCut: recordOfTool('power-cut', 'PowerCut'),
    inspection: recordOfTool('inspection', 'Inspection'),
  },
  ServiceDetail: {
    image: describedBy(({ imageAlt }: Service['details'][number]) => imageAlt),
    translation: inLanguage(ownWords),
    figures: {
      resolve: async (detail: object, _: unknown, context: ResolverContext) => {
        const figures = await findAll<Figure>(context, 'Figure');
        return figuresNamed(wordsIn(detail, fallbackLanguage)).flatMap(
          (name) => figures.find((figure) => figure.slug === name) ?? [],
        );
      },
    },
  },
};
