import type { Language } from '../../language/languages';
import { pictureKey } from '../pictures';
import { words, type ResolverContext } from './words';

/** Adds the alternative text to picture files. */
export const typeDefs = '';

export const resolvers = {
  File: {
    alt: {
      type: 'String',
      description:
        'What the picture shows, in a language; only for pictures of data/images (locales/LANGUAGE/pictures.json).',
      args: { language: 'Language!' },
      resolve: async (
        { relativePath, sourceInstanceName }: { relativePath: string; sourceInstanceName: string },
        { language }: { language: Language },
        context: ResolverContext,
      ) => {
        if (sourceInstanceName !== 'data' || !relativePath.startsWith('images/')) return null;
        const alternatives = await words<Record<string, string>>(context, 'pictures', language);
        return alternatives[pictureKey(relativePath)] ?? null;
      },
    },
  },
};
