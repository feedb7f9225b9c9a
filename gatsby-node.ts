import type { GatsbyNode } from 'gatsby';
import { defineEarlyScripts } from './src/build/early-scripts';
import { createDetailNodes, resolvers, typeDefs } from './src/build/graphql';
import {
  checkProject,
  correctNotFoundPage,
  createPlannedPages,
  writeRedirects,
} from './src/build/hooks';

/** Stops before anything is built if the data, the words or the pictures have a fault. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = checkProject;

/** The written GraphQL types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

/** Their computed fields. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  (add as (all: typeof resolvers) => void)(resolvers);
};

/** The detail rows of services become nodes of their own. */
export const onCreateNode: GatsbyNode['onCreateNode'] = createDetailNodes;

/** Data becomes pages; the i18n plugin makes each in five languages. */
export const createPages: GatsbyNode['createPages'] = createPlannedPages;

/** The not-found pages answer below their own language's prefix. */
export const onCreatePage: GatsbyNode['onCreatePage'] = correctNotFoundPage;

/** The host's rules: letter case, and 404 in each language. */
export const onPostBuild: GatsbyNode['onPostBuild'] = writeRedirects;

/** The scripts that run before the first paint. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = defineEarlyScripts;
