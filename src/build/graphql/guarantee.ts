import type { Guarantee } from '../../content/model';
import { formatDuration } from '../../content/format';
import { inLanguage } from './fields';

export const resolvers = {
  Guarantee: {
    translation: inLanguage(
      'GuaranteeTranslation!',
      'The guarantee as a language writes it.',
      ({ title, years, text }: Guarantee, language) => ({
        title: title[language],
        duration: formatDuration(years, 'year', language),
        text: text[language],
      }),
    ),
  },
};
