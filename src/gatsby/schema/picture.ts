import { nightPicture, pictureKey } from '../../content/pictures';
import type { Language } from '../../i18n/languages';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { translations } from './translations';

/** A file of Gatsby, and what the record that shows it says of it. */
interface FileNode {
  relativePath: string;
  sourceInstanceName: string;
  description?: Partial<Record<Language, string>> | string;
}

/** A record with a picture, which it names by its path from its own folder. */
interface Described {
  image: string;
  imageAlt: Partial<Record<Language, string>>;
}

type FileResolver = (record: object, args: unknown, context: unknown, info: unknown) => unknown;

/**
 * The resolver of a record's picture: the file that its path names, with what the record says of it. One picture may be
 * shown by several records.
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

/** What a record says of a picture of `data/`, for a file that no record has led to. */
async function foundDescription(picture: string, context: ResolverContext) {
  const types = ['ServiceCategory', 'Service', 'ServiceDetail', 'Project'];
  const records = await Promise.all(types.map((type) => findAll<Described>(context, type)));
  return records.flat().find(({ image }) => image === `../${picture}`)?.imageAlt;
}

export const resolvers = {
  File: {
    alt: {
      type: 'String',
      description:
        'What the picture shows, in a language, or who, on a portrait: as the record says that shows it, or locales/LANGUAGE/pictures.json of a picture that pages name.',
      args: { language: 'Language!' },
      ...inLanguage(
        async ({ relativePath, sourceInstanceName, description }: FileNode, language, context) => {
          if (typeof description === 'string') return description;
          if (sourceInstanceName !== 'data' || !relativePath.startsWith('images/')) return null;
          const ofRecord = description ?? (await foundDescription(relativePath, context));
          if (ofRecord) return ofRecord[language];
          return translations(context, language, 'pictures', pictureKey(relativePath));
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
