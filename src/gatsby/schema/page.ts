import { type PictureFile, sharePicture } from '../share-picture';
import { fillFacts } from '../../content/facts';
import type { Category, Data, Project, Service } from '../../content/model';
import { picturePlaces } from '../../content/model/pages';
import { typicalJobs } from '../../content/words';
import { type Language, languageFacts, languages } from '../../i18n/languages';
import { type PageName, routes } from '../../routes';
import { findAll, inLanguage, type ResolverContext } from './resolver-helpers';
import { facts, ownWords, translations } from './translations';
import { pictureInData } from '../../content/model/fields';

const find = <Node>({ nodeModel }: ResolverContext, type: string, filter: object) =>
  nodeModel.findOne<Node>({ type, query: { filter } });

/** The key of a page in `pages.json`. The references page has its own texts while it has no real project. */
async function keyOf(page: PageName, context: ResolverContext): Promise<string> {
  if (page !== 'references') return page;
  const projects = await findAll<Project>(context, 'Project');
  return projects.some(({ town }) => Boolean(town)) ? page : typicalJobs;
}

/** The picture of a page in social networks. */
interface Shared {
  image: string;
  alt: string | undefined;
}

async function pagePictures(context: ResolverContext): Promise<Data['pages']> {
  const [pages] = await findAll<Data['pages']>(context, 'PagePictures');
  if (!pages) throw new Error('data/pages.json is missing');
  return pages;
}

/** The file of a picture, as a record names it. */
async function pictureFile(image: string, context: ResolverContext): Promise<PictureFile> {
  const at = { relativePath: { eq: pictureInData(image) } };
  const file = await find<PictureFile>(context, 'File', at);
  if (!file) throw new Error(`data/ has no picture ${image}`);
  return file;
}

/** The enums of the languages and of the places of pictures, from their lists. */
export const typeDefs = `
  "A place in the pages that has a picture."
  enum PicturePlace {
    ${picturePlaces.join('\n    ')}
  }

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
    pagePicture: {
      type: 'File!',
      description: 'The picture at a place in the pages: as data/pages.json says.',
      args: { place: 'PicturePlace!' },
      resolve: async (
        _: unknown,
        { place }: { place: keyof Data['pages'] },
        context: ResolverContext,
      ) => {
        const { image, imageAlt } = (await pagePictures(context))[place];
        return { ...(await pictureFile(image, context)), description: imageAlt };
      },
    },
    pageMeta: {
      type: 'PageMeta!',
      description: 'Title and description of the page at an address.',
      args: { language: 'Language!', route: 'String!' },
      ...inLanguage(async (_: unknown, language, context, { route }: { route: string }) => {
        const pages = Object.keys(routes) as PageName[];
        const page = pages.find((name) => routes[name] === route);
        if (page) {
          const { image, imageAlt } = (await pagePictures(context)).share;
          const words = await translations(context, language, 'pages', await keyOf(page, context));
          return {
            ...(words as object),
            shared: { image, alt: imageAlt[language] } satisfies Shared,
          };
        }
        const at = { route: { eq: route } };
        const category = await find<Category>(context, 'ServiceCategory', at);
        const service = category ? null : await find<Service>(context, 'Service', at);
        const record = category ?? service;
        if (!record) throw new Error(`No page has the address ${route}`);
        const { title, description } = await ownWords(record, language, context);
        const of = { slug: { eq: service?.category } };
        const parent = service && (await find<Category>(context, 'ServiceCategory', of));
        return {
          title,
          description,
          parent: parent && { title: parent.title[language], route: parent.route },
          shared: { image: record.image, alt: record.imageAlt[language] } satisfies Shared,
        };
      }),
    },
  },
  PageMeta: {
    shareImage: {
      resolve: async (
        { shared: { image, alt } }: { shared: Shared },
        _: unknown,
        context: ResolverContext,
      ) => ({ ...(await sharePicture(await pictureFile(image, context))), alt }),
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
