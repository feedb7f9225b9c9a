import type { InspectionKind } from '../../content/model';
import { formatDuration } from '../../content/format';
import { inLanguage } from './fields';
import { translations } from './translations';

export const resolvers = {
  InspectionKind: {
    translation: inLanguage(
      'InspectionKindTranslation!',
      'The kind of building as a language writes it.',
      async ({ slug, years }: InspectionKind, language, context) => ({
        name: await translations(context, language, 'inspection-kinds', slug),
        period: formatDuration(years, 'year', language),
      }),
    ),
  },
};
