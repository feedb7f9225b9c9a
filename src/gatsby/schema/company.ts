import { areaMap } from '../area-map';
import { callOutRows } from '../../content/format';
import type { CallOut, Company, Figure, Processor, Water } from '../../content/model';
import { siteState } from '../../content/site-state';
import type { CallOutWords } from '../../content/words';
import { findAll, inLanguage, type ResolverContext } from './fields';
import { translations, wordsOf } from './translations';

export const resolvers = {
  Processor: {
    safeguard: inLanguage(
      'String',
      'What protects the data abroad, if the business has stated it.',
      ({ safeguard }: Processor, language) => safeguard?.[language],
    ),
  },
  Company: {
    siteState: {
      type: 'SiteState!',
      description: 'What the build is for. Search engines may list the pages of a live one.',
      resolve: (company: Company) => siteState(company, process.env),
    },
    answersAllDay: {
      type: 'Boolean!',
      description:
        'Whether somebody answers the telephone at every hour: the figure `availability` of data/figures.json is 24.',
      resolve: async (_: Company, __: unknown, context: ResolverContext) => {
        const figures = await findAll<Figure>(context, 'Figure');
        return figures.some(({ slug, value }) => slug === 'availability' && value === 24);
      },
    },
    areaMap: inLanguage(
      'AreaMap!',
      'The map of the towns served, finished shapes that a page only has to draw.',
      async (company: Company, language, context) => {
        const [water] = await findAll<Water>(context, 'Water');
        return areaMap(company, water, language);
      },
    ),
  },
  CallOut: {
    translation: inLanguage(
      'CallOutTranslation!',
      'The call-out as a language writes it.',
      async (callOut: CallOut, language, context) => {
        const words = (await translations(context, language, 'call-out')) as CallOutWords;
        return { ...words, rows: callOutRows(callOut, words, language) };
      },
    ),
  },
  ClosedDay: {
    translation: wordsOf('ClosedDay', ({ slug }: { slug: string }) => ['closed-days', slug]),
  },
};
