import type { Data } from '../../content/model';
import { picturePlaces } from '../../content/model/pages';
import { nightPicture } from '../../content/pictures';
import type { Language } from '../../i18n/languages';
import { findAll, inLanguage, type ResolverContext } from './resolver-helpers';
import { pictureInData } from '../../content/model/fields';

/** A file node of Gatsby, with the alternative text from the record that shows it. */
interface FileNode {
  relativePath: string;
  sourceInstanceName: string;
  description?: Partial<Record<Language, string>> | string;
}

/** A record with a picture, as a path relative to the record's file. */
interface Described {
  image: string;
  imageAlt: Partial<Record<Language, string>>;
}

type FileResolver = (record: object, args: unknown, context: unknown, info: unknown) => unknown;

/**
 * Resolves a record's picture: the file at its path, with the record's alternative text. Several records may show the
 * same picture.
 */
export const describedBy = <Record extends object>(
  describe: (record: Record) => FileNode['description'],
) => ({
  resolve: async (
    record: Record,
    args: unknown,
    context: unknown,
    info: { originalResolver: FileResolver },
  ) => {
    const file = await info.originalResolver(record, args, context, info);
    return file && { ...file, description: describe(record) };
  },
});

/** The alternative text of a picture of `data/` that was not reached through a record. */
async function foundDescription(picture: string, context: ResolverContext) {
  const types = ['ServiceCategory', 'Service', 'ServiceDetail', 'Project'];
  const records = await Promise.all(types.map((type) => findAll<Described>(context, type)));
  const pages = await findAll<Data['pages']>(context, 'PagePictures');
  const ofPages = pages.flatMap((all) => picturePlaces.map((place) => all[place]));
  return [...records.flat(), ...ofPages].find(({ image }) => pictureInData(image) === picture)
    ?.imageAlt;
}

export const resolvers = {
  File: {
    alt: {
      type: 'String',
      description:
        'What the picture shows, in a language, or who, on a portrait: as the record says that shows it.',
      args: { language: 'Language!' },
      ...inLanguage(
        async ({ relativePath, sourceInstanceName, description }: FileNode, language, context) => {
          if (typeof description === 'string') return description;
          if (sourceInstanceName !== 'data' || !relativePath.startsWith('images/')) return null;
          return (description ?? (await foundDescription(relativePath, context)))?.[language];
        },
      ),
    },
    night: {
      type: 'File',
      description:
        'The same picture by night: images/NAME_night.png beside images/NAME.png of data/. The dark colour mode shows it.',
      resolve: (
        { relativePath, sourceInstanceName }: FileNode,
        _: unknown,
        context: ResolverContext,
      ) =>
        context.nodeModel.findOne({
          type: 'File',
          query: {
            filter: {
              relativePath: { eq: nightPicture(relativePath) },
              sourceInstanceName: { eq: sourceInstanceName },
            },
          },
        }),
    },
  },
};
