import { formatDuration, formatFigure, formatSource } from '../../content/format';
import type { Figure, Guarantee, InspectionKind, Project, TeamMember } from '../../content/model';
import { writeSampleQuote } from '../../content/sample-quote';
import { inLanguage } from './fields';
import { describedBy } from './picture';
import { figureTranslations, ownWords, translations, wordsOf } from './translations';

export const resolvers = {
  Figure: {
    translation: inLanguage(async (figure: Figure, language, context) => {
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
    }),
  },
  Project: {
    image: describedBy(({ imageAlt }: Project) => imageAlt),
    translation: inLanguage(ownWords),
  },
  TeamMember: {
    image: describedBy(({ name }: TeamMember) => name),
    translation: inLanguage(ownWords),
  },
  Partner: {
    translation: inLanguage(ownWords),
  },
  Guarantee: {
    translation: inLanguage(async (guarantee: Guarantee, language, context) => ({
      ...(await ownWords(guarantee, language, context)),
      duration: formatDuration(guarantee.years, 'year', language),
    })),
  },
  SampleQuote: {
    translation: inLanguage(writeSampleQuote),
  },
  InspectionKind: {
    translation: inLanguage(async ({ slug, years }: InspectionKind, language, context) => ({
      name: await translations(context, language, 'inspection-kinds', slug),
      period: formatDuration(years, 'year', language),
    })),
  },
  StoredItem: {
    translation: wordsOf(({ slug }: { slug: string }) => ['storage', slug]),
  },
};
