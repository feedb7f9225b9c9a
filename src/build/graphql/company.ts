import { areaMap } from '../area-map';
import type { Company, Water } from '../model';
import { siteState } from '../site-state';
import { findAll, inLanguage } from './fields';

export const resolvers = {
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
