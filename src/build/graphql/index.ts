import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as callOut from './call-out';
import * as category from './category';
import * as closedDay from './closed-day';
import * as company from './company';
import * as figure from './figure';
import * as guarantee from './guarantee';
import * as heroPoint from './hero-point';
import * as inspection from './inspection';
import * as language from './language';
import * as pageMeta from './page-meta';
import * as partner from './partner';
import * as picture from './picture';
import * as reference from './reference';
import * as service from './service';
import * as serviceDetail from './service-detail';
import * as shareImage from './share-image';
import * as solar from './solar';
import * as storage from './storage';
import * as team from './team';

/** Gatsby bundles this file elsewhere, and runs it in the project's folder. */
const folder = path.join('src', 'build', 'graphql');

/** The types of the whole model: each .graphql file of this folder, and the enums of the languages and of the points on the home page's picture. */
export const typeDefs = [
  heroPoint.typeDefs,
  language.typeDefs,
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
];

/** The fields that are computed: translations, and links that the data does not spell out. */
export const resolvers: Record<string, object> = {
  ...callOut.resolvers,
  ...category.resolvers,
  ...closedDay.resolvers,
  ...company.resolvers,
  ...figure.resolvers,
  ...guarantee.resolvers,
  ...heroPoint.resolvers,
  ...inspection.resolvers,
  ...language.resolvers,
  ...pageMeta.resolvers,
  ...partner.resolvers,
  ...picture.resolvers,
  ...reference.resolvers,
  ...service.resolvers,
  ...serviceDetail.resolvers,
  ...shareImage.resolvers,
  ...solar.resolvers,
  ...storage.resolvers,
  ...team.resolvers,
};

export { createDetailNodes } from './service-detail';
