import type { CreateNodeArgs, NodeInput } from 'gatsby';
import { fallbackLanguage } from '../../i18n/languages';
import type { Figure, Service } from '../../content/model';
import { figuresNamed, serviceNamespace, type TranslationTree } from '../../content/words';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { rawTranslations, translations } from './translations';

interface DetailNode {
  slug: string;
  service: string;
}

export const resolvers = {
  ServiceDetail: {
    translation: inLanguage(
      'ServiceDetailTranslation!',
      'The translations of the row in a language.',
      ({ slug, service }: DetailNode, language, context) =>
        translations(context, language, serviceNamespace(service), 'details', slug),
    ),
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
