import { pictureKey } from '../pictures';
import { inLanguage } from './fields';
import { translations } from './translations';

interface FileNode {
  relativePath: string;
  sourceInstanceName: string;
}

export const resolvers = {
  File: {
    alt: inLanguage(
      'String',
      'What the picture shows, in a language; only for pictures of data/images (locales/LANGUAGE/pictures.json).',
      async ({ relativePath, sourceInstanceName }: FileNode, language, context) => {
        if (sourceInstanceName !== 'data' || !relativePath.startsWith('images/')) return null;
        const alternatives = await translations<Record<string, string>>(
          context,
          'pictures',
          language,
        );
        return alternatives[pictureKey(relativePath)] ?? null;
      },
    ),
  },
};
