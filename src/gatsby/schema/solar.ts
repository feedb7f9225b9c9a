import type { Figure, Source } from '../../content/model';
import type { Solar } from '../../content/model/solar';
import { estimateConstants, firstEstimate, firstValues, writeAssumptions } from '../solar-texts';
import type { SolarWords } from '../../content/words';
import { findAll, inLanguage, type ResolverContext } from './resolver-helpers';
import { factWords, ownWords, translations } from './translations';

const figuresOf = (context: ResolverContext) => findAll<Figure>(context, 'Figure');

export const resolvers = {
  Solar: {
    estimateConstants: {
      resolve: async (solar: Solar, _: unknown, context: ResolverContext) =>
        estimateConstants(solar, await figuresOf(context)),
    },
    first: { resolve: firstValues },
    firstEstimate: {
      resolve: async (solar: Solar, _: unknown, context: ResolverContext) =>
        firstEstimate(solar, await figuresOf(context)),
    },
    pricesYear: { resolve: ({ constants }: Solar) => constants.price_bought.checked.slice(0, 4) },
    translation: inLanguage(async (solar: Solar, language, context) => {
      const [figures, sources, { range }, words, { leftOut }] = await Promise.all([
        figuresOf(context),
        findAll<Source>(context, 'Source'),
        factWords(context, language),
        translations(context, language, 'solar') as unknown as Promise<SolarWords>,
        ownWords({ leftOut: solar.leftOut }, language, context),
      ]);
      return {
        assumptions: writeAssumptions(
          solar,
          figures,
          { assumptions: words.assumptions, range, sources },
          language,
        ),
        leftOut,
        aids: solar.aids.map(({ name }) => name[language]),
        profiles: solar.profiles.items.map(({ slug, name, value }) => ({
          slug,
          consumption: value,
          label: name[language],
        })),
      };
    }),
  },
};
