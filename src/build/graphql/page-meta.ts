import { routes } from '../../routes';
import { serviceNamespace } from '../translations/records';
import { inLanguage, type ResolverContext } from './fields';
import { translations } from './translations';

interface RecordNode {
  slug: string;
  route: string;
  category: string;
  image: string;
}

const find = ({ nodeModel }: ResolverContext, type: string, filter: object) =>
  nodeModel.findOne<RecordNode>({ type, query: { filter } });

export const resolvers = {
  Query: {
    pageMeta: inLanguage(
      'PageMeta!',
      'Title and description of the page at an address.',
      async (_: unknown, language, context, { route }: { route: string }) => {
        const [page] = Object.entries(routes).find(([, each]) => each === route) ?? [];
        if (page) return translations(context, language, 'pages', page);
        const at = { route: { eq: route } };
        const category = await find(context, 'ServiceCategory', at);
        if (category) {
          const own = await translations(context, language, 'categories', category.slug);
          const record = { language, image: category.image, category: category.slug };
          return { ...(own as object), record };
        }
        const service = await find(context, 'Service', at);
        if (!service) throw new Error(`No page has the address ${route}`);
        const parent = await find(context, 'ServiceCategory', { slug: { eq: service.category } });
        const title =
          parent && (await translations(context, language, 'categories', parent.slug, 'title'));
        const own = await translations(context, language, serviceNamespace(service.slug));
        const record = { language, image: service.image, category: service.category };
        return { ...(own as object), parent: parent && { title, route: parent.route }, record };
      },
      { route: 'String!' },
    ),
  },
};
