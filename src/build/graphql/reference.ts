import { inLanguage } from './fields';
import { translations } from './translations';

export const resolvers = {
  Reference: {
    translation: inLanguage(
      'ReferenceTranslation!',
      'The translations of the project in a language.',
      ({ slug }: { slug: string }, language, context) =>
        translations(context, language, 'projects', slug),
    ),
  },
};
