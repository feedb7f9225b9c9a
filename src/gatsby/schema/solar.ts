import { formatNumber, type Language } from '../../i18n/languages';
import type { Figure } from '../../content/model';
import { type Solar, solarConstantRanges, solarConstantSlugs } from '../../content/model/solar';
import {
  estimateConstants,
  firstValues,
  solarValues,
  typicalRoofs,
  writeAssumptions,
} from '../solar';
import type { SolarWords } from '../../content/words';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { figureTranslations, translations } from './translations';

/** The enum of the constants, from their one list. */
export const typeDefs = `
  "What the estimate takes as known."
  enum SolarConstantSlug {
    ${solarConstantSlugs.map((slug) => `"${solarConstantRanges[slug].unit}" ${slug}`).join('\n    ')}
  }
`;

const figuresOf = (context: ResolverContext) => findAll<Figure>(context, 'Figure');

function firstTexts(solar: Solar, figures: Figure[], language: Language) {
  const { consumption, price } = firstValues(solar);
  return {
    consumption: formatNumber(consumption, language),
    price: formatNumber(price, language, { maximumFractionDigits: 2 }),
    year: solarValues(solar, figures).constant('price_bought').checked.slice(0, 4),
  };
}

export const resolvers = {
  Solar: {
    estimateConstants: {
      resolve: async (solar: Solar, _: unknown, context: ResolverContext) =>
        estimateConstants(solar, await figuresOf(context)),
    },
    first: { resolve: firstValues },
    translation: inLanguage(async (solar: Solar, language, context) => {
      const [figures, named, words] = await Promise.all([
        figuresOf(context),
        figureTranslations(context, language),
        translations(context, language, 'solar') as unknown as Promise<SolarWords>,
      ]);
      const { profiles, roofs } = words;
      return {
        assumptions: writeAssumptions(
          solar,
          figures,
          { solar: words, figures: named },
          language,
          new Date(),
        ),
        aids: solar.aids.map(({ name }) => name[language]),
        profiles: solar.profiles.items.map(({ slug, value }) => ({
          slug,
          consumption: value,
          label: profiles[slug],
        })),
        typicalRoofs: typicalRoofs(
          estimateConstants(solar, figures),
          firstValues(solar),
          { roofs, range: named.range },
          language,
        ),
        first: firstTexts(solar, figures, language),
      };
    }),
  },
};
