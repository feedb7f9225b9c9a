import * as areaMap from './area-map';
import * as category from './category';
import * as company from './company';
import * as figure from './figure';
import * as language from './language';
import * as pageMeta from './page-meta';
import * as picture from './picture';
import * as reference from './reference';
import * as service from './service';
import * as serviceDetail from './service-detail';

const parts = [
  language,
  company,
  areaMap,
  category,
  service,
  serviceDetail,
  figure,
  reference,
  picture,
  pageMeta,
];

/** The written types of the whole model, for GraphiQL as for the pages. */
export const typeDefs = parts.map((part) => part.typeDefs).join('\n');

/** The fields that are computed: translations, and links that the data does not spell out. */
export const resolvers = Object.assign(
  {},
  ...parts.map((part) => ('resolvers' in part ? part.resolvers : {})),
) as Record<string, object>;

export { createDetailNodes } from './service-detail';
