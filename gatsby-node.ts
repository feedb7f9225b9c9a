import type { GatsbyNode } from 'gatsby';
import { configureBundles } from './src/build/bundles';
import { createDetailNodes, resolvers, typeDefs } from './src/build/graphql';
import {
  checkProject,
  correctNotFoundPage,
  createPlannedPages,
  finishSite,
  prepareGatsby,
} from './src/build/hooks';

/** Quick pictures and a quick second build. */
export const onPreInit: GatsbyNode['onPreInit'] = prepareGatsby;

/** Stops before anything is built if the data, the translations or the pictures have an issue. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = checkProject;

/** The written GraphQL types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

/** Their computed fields. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  (add as (all: typeof resolvers) => void)(resolvers);
};

/** The detail rows of services become nodes. */
export const onCreateNode: GatsbyNode['onCreateNode'] = createDetailNodes;

/** Data becomes pages; the i18n plugin makes each in every language. */
export const createPages: GatsbyNode['createPages'] = createPlannedPages;

/** Each not-found page answers below the prefix of its language. */
export const onCreatePage: GatsbyNode['onCreatePage'] = correctNotFoundPage;

/** Late scripts and a security policy for every page; the host's rules. */
export const onPostBuild: GatsbyNode['onPostBuild'] = finishSite;

/** The fonts; the scripts that run before the first paint; styles page by page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundles;
