import type { Figure } from '../model';
import { fillFacts } from '../translations/facts';
import { formatFigure } from '../translations/format';
import { inLanguage } from './fields';
import { facts, figureTranslations } from './translations';

export const resolvers = {
  Figure: {
    translation: inLanguage(
      'FigureTranslation!',
      'The figure as a language writes it.',
      async (figure: Figure, language, context) => {
        const named = await figureTranslations(context, language);
        const caption = fillFacts(
          named.items[figure.slug]?.caption ?? '',
          await facts(context, language),
        );
        return { ...formatFigure(figure, named, language), caption };
      },
    ),
  },
};
