import { inLanguage } from './fields';
import { translations } from './translations';

export const resolvers = {
  StoredItem: {
    translation: inLanguage(
      'StoredItemTranslation!',
      'The translations of the item in a language.',
      ({ slug }: { slug: string }, language, context) =>
        translations(context, language, 'storage', slug),
    ),
  },
};
