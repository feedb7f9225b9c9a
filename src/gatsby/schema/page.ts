import { sharePicture } from '../share-picture';
import { fillFacts } from '../../content/facts';
import type { Reference } from '../../content/model';
import { pictureKey } from '../../content/pictures';
import { serviceNamespace, typicalJobs } from '../../content/words';
import { type Language, languageFacts, languages } from '../../i18n/languages';
import { type PageName, routes } from '../../routes';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { facts, translations } from './translations';

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

/** What a page of a service or a category tells of its record. */
export interface PageRecord {
  language: Language;
  image: string;
  /** Slug. */
  category: string;
}

/** The enum of the languages, from their one list. */
export const typeDefs = `
  "A language of the site."
  enum Language {
    ${languages.map((language) => `"${languageFacts[language].ownName}" ${language}`).join('\n    ')}
  }
`;

interface LocaleNode {
  language: Language;
  data: string;
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
  PageMeta: {
    shareImage: {
      type: 'ShareImage',
      description: 'The picture of a service or a category where it is shared; others have none.',
      resolve: async (
        { record }: { record?: PageRecord },
        _: unknown,
        context: ResolverContext,
      ) => {
        if (!record) return null;
        const { language, image, category } = record;
        const [file, alt] = await Promise.all([
          sharePicture(image, category),
          translations(context, language, 'pictures', pictureKey(image)),
        ]);
        return { ...file, alt };
      },
    },
  },
  Locale: {
    data: {
      resolve: async ({ data, language }: LocaleNode, _: unknown, context: ResolverContext) =>
        JSON.stringify(
          fillFacts(
            JSON.parse(data) as Record<string, string>,
            await facts(context, language),
            language,
          ),
        ),
    },
  },
};
