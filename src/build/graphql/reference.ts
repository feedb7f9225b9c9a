import { inLanguage } from './fields';
import { translations, type TranslationsBySlug } from './translations';

export const resolvers = {
  Reference: {
    translation: inLanguage(
      'ReferenceTranslation!',
      'The translations of the project in a language.',
      async ({ slug }: { slug: string }, language, context) =>
        (await translations<TranslationsBySlug>(context, 'projects', language))[slug],
    ),
  },
};
