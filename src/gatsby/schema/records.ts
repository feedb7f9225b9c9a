import { formatDuration, formatFigure, formatSource } from '../../content/format';
import type { Figure, Guarantee, InspectionKind, Partner, TeamMember } from '../../content/model';
import { writeSampleQuote } from '../../content/sample-quote';
import { inLanguage } from './fields';
import { figureTranslations, translations, wordsOf } from './translations';

export const resolvers = {
  Figure: {
    translation: inLanguage(
      'FigureTranslation!',
      'The figure as a language writes it.',
      async (figure: Figure, language, context) => {
        const named = await figureTranslations(context, language);
        const caption = await translations(
          context,
          language,
          'figures',
          'items',
          figure.slug,
          'caption',
        );
        return {
          ...formatFigure(figure, named, language),
          caption,
          source: formatSource(figure, named),
        };
      },
    ),
  },
  Reference: {
    translation: wordsOf('Reference', ({ slug }: { slug: string }) => ['projects', slug]),
  },
  TeamMember: {
    translation: inLanguage(
      'TeamMemberTranslation!',
      'The translations of the team member in a language.',
      ({ role, diploma }: TeamMember, language) => ({
        role: role[language],
        diploma: diploma?.[language],
      }),
    ),
  },
  Partner: {
    translation: inLanguage(
      'PartnerTranslation!',
      'The translations of the partner in a language.',
      ({ role }: Partner, language) => ({ role: role[language] }),
    ),
  },
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
  SampleQuote: {
    translation: inLanguage(
      'SampleQuoteTranslation!',
      'The example as a language writes it.',
      writeSampleQuote,
    ),
  },
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
  StoredItem: {
    translation: wordsOf('StoredItem', ({ slug }: { slug: string }) => ['storage', slug]),
  },
};
