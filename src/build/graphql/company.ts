import { areaMap } from '../area-map';
import type { Company, Water } from '../model';
import { findAll, inLanguage } from './fields';

export const resolvers = {
  Company: {
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
