import type { Figure } from '../../content/model';
import { formatFigure, formatSource } from '../../content/format';
import { inLanguage } from './fields';
import { figureTranslations, translations } from './translations';

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
};
