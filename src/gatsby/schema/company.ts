import { areaMap } from '../area-map';
import { callOutRows } from '../../content/format';
import type { CallOut, Company, Figure, Processor, Water } from '../../content/model';
import { siteState } from '../../content/site-state';
import type { CallOutWords } from '../../content/words';
import { findAll, inLanguage, type ResolverContext } from './resolver-helpers';
import { translations } from './translations';

export const resolvers = {
  Processor: {
    safeguard: inLanguage(({ safeguard }: Processor, language) => safeguard?.[language]),
  },
  Company: {
    siteState: { resolve: (company: Company) => siteState(company, process.env) },
    answersAllDay: {
      resolve: async (_: Company, __: unknown, context: ResolverContext) => {
        const figures = await findAll<Figure>(context, 'Figure');
        return figures.some(({ slug, value }) => slug === 'availability' && value === 24);
      },
    },
    areaMap: inLanguage(async (company: Company, language, context) => {
      const [water] = await findAll<Water>(context, 'Water');
      return areaMap(company, water, language);
    }),
  },
  Phone: {
    display: { resolve: ({ display }: Company['phone']) => display.replaceAll(' ', '\u00a0') },
  },
  CallOut: {
    translation: inLanguage(async (callOut: CallOut, language, context) => {
      const words = (await translations(context, language, 'call-out')) as CallOutWords;
      return { ...words, rows: callOutRows(callOut, words, language) };
    }),
  },
};
