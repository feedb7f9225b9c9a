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
      ({ relativePath, sourceInstanceName }: FileNode, language, context) =>
        sourceInstanceName === 'data' && relativePath.startsWith('images/')
          ? translations(context, language, 'pictures', pictureKey(relativePath))
          : null,
    ),
  },
};
