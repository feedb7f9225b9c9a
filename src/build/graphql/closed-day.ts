import { inLanguage } from './fields';
import { translations } from './translations';

export const resolvers = {
  ClosedDay: {
    translation: inLanguage(
      'ClosedDayTranslation!',
      'The translations of the closed day in a language.',
      ({ slug }: { slug: string }, language, context) =>
        translations(context, language, 'closed-days', slug),
    ),
  },
};
