import type { Figure } from '../model';
import { fillFacts } from '../translations/facts';
import { formatFigure } from '../translations/format';
import { inLanguage } from './fields';
import { facts, figureTranslations } from './translations';

/** The marketing figures: data/figures.json. */
export const typeDefs = `
  "A number that the site's translations refer to by name."
  type Figure implements Node @dontInfer {
    slug: String!
    value: Float!
    "The upper end, where the figure is a range."
    max: Float
    "What the number counts: kWh/(m²·a), m², %, CHF, kWp, households/a, a (years), 1/a, h/d."
    unit: String!
    source: String!
  }

  "A figure as a language writes it."
  type FigureTranslation {
    "The number or range alone: 13 000"
    number: String!
    "The unit alone: francs"
    unit: String!
    "Number and unit: 13 000 francs"
    text: String!
    "The rest of the sentence, after the number."
    caption: String!
  }
`;

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
