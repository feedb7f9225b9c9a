import { routes, type PageName } from '../../routes';
import type { Reference } from '../../content/model';
import { serviceNamespace, typicalJobs } from '../../content/words';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { translations } from './translations';

interface RecordNode {
  slug: string;
  route: string;
  category: string;
  image: string;
}

const find = ({ nodeModel }: ResolverContext, type: string, filter: object) =>
  nodeModel.findOne<RecordNode>({ type, query: { filter } });

/** The key of a page in `pages.json`: the references page has words of its own while no project is a real one. */
async function keyOf(page: PageName, context: ResolverContext): Promise<string> {
  if (page !== 'references') return page;
  const references = await findAll<Reference>(context, 'Reference');
  return references.some(({ town }) => Boolean(town)) ? page : typicalJobs;
}

export const resolvers = {
  Query: {
    pageMeta: inLanguage(
      'PageMeta!',
      'Title and description of the page at an address.',
      async (_: unknown, language, context, { route }: { route: string }) => {
        const pages = Object.keys(routes) as PageName[];
        const page = pages.find((name) => routes[name] === route);
        if (page) return translations(context, language, 'pages', await keyOf(page, context));
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
