import type { GatsbyNode } from 'gatsby';
import { createDetailNodes, resolvers, typeDefs } from './src/build/graphql';
import { checkProject, createPlannedPages, correctNotFoundPage } from './src/build/hooks';

/** Stops before anything is built if the data, the words or the pictures have a fault. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = checkProject;

/** The written GraphQL types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

/** Their computed fields. */
export const createResolvers: GatsbyNode['createResolvers'] = (gatsby) => {
  gatsby.createResolvers(resolvers);
};

/** The detail rows of services become nodes of their own. */
export const onCreateNode: GatsbyNode['onCreateNode'] = createDetailNodes;

/** Data becomes pages; the i18n plugin makes each in five languages. */
export const createPages: GatsbyNode['createPages'] = createPlannedPages;

/** The not-found pages answer below their own language's prefix. */
export const onCreatePage: GatsbyNode['onCreatePage'] = correctNotFoundPage;
