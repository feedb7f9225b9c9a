import { areaMap } from '../area-map';
import type { Company, Processor, Water } from '../model';
import { siteState } from '../site-state';
import { findAll, inLanguage } from './fields';

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
    areaMap: inLanguage(
      'AreaMap!',
      'The map of the towns served, finished shapes that a page only has to draw.',
      async (company: Company, language, context) => {
        const [water] = await findAll<Water>(context, 'Water');
        return areaMap(company, water, language);
      },
    ),
  },
};
