import { routes, type PageName } from '../../routes';
import { serviceNamespace } from '../translations/records';
import { inLanguage, type ResolverContext } from './fields';
import { translations, type TranslationsBySlug } from './translations';

interface RecordNode {
  slug: string;
  category: string;
}

function find<Node extends object>({ nodeModel }: ResolverContext, type: string, filter: object) {
  return nodeModel.findOne<Node>({ type, query: { filter } });
}

export const resolvers = {
  Query: {
    pageMeta: inLanguage(
      'PageMeta!',
      'Title and description of the page at an address.',
      async (_: unknown, language, context, { route }: { route: string }) => {
        const page = Object.entries(routes).find(([, each]) => each === route)?.[0] as PageName;
        if (page) return (await translations<TranslationsBySlug>(context, 'pages', language))[page];
        const at = { route: { eq: route } };
        const categories = await translations<TranslationsBySlug>(context, 'categories', language);
        const category = await find<RecordNode>(context, 'ServiceCategory', at);
        if (category) return categories[category.slug];
        const service = await find<RecordNode>(context, 'Service', at);
        if (!service) throw new Error(`No page has the address ${route}`);
        const parent = await find<RecordNode & { route: string }>(context, 'ServiceCategory', {
          slug: { eq: service.category },
        });
        return {
          ...(await translations<Record<string, string>>(
            context,
            serviceNamespace(service.slug),
            language,
          )),
          parent: parent && { title: categories[parent.slug]?.title, route: parent.route },
        };
      },
      { route: 'String!' },
    ),
  },
};
