import type { GatsbyNode } from 'gatsby';
import { makeAvifQuickly } from './src/gatsby/avif-effort';
import { resetCacheExceptPictures } from './src/gatsby/build-cache';
import { configureBundles } from './src/gatsby/webpack';
import { createDetailNodes, createRecordNodes, resolvers, typeDefs } from './src/gatsby/schema';
import { checkContent, isContentSound } from './src/gatsby/check-content';
import {
  correctNotFoundPage,
  planPages,
  refuseUnplannedPage,
  type PagePlan,
} from './src/gatsby/pages';
import { finishSite } from './src/gatsby/post-build';

/** Speeds up picture processing and repeated builds. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  makeAvifQuickly();
  if (process.env.NODE_ENV === 'production') resetCacheExceptPictures(store);
};

/** Fails before the build with all errors in data, texts and pictures at once. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = checkContent;

/** Explicit GraphQL types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

/** Their computed fields. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  (add as (all: typeof resolvers) => void)(resolvers);
};

/** Creates a node for each record file, and for each detail row of a service. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createRecordNodes(args);
  await createDetailNodes(args);
};

/** Pages of the last run with valid content: `develop` keeps them while a file is invalid. */
let plan: PagePlan[] = [];

/** Creates the fixed pages, and one for each category and service; the i18n plugin adds every language. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter } = args;
  if (await isContentSound(args)) {
    const { data, errors } = await graphql<Queries.PagesToCreateQuery>(`
      query PagesToCreate {
        allServiceCategory(sort: { order: ASC }) {
          nodes {
            slug
            route
          }
        }
        allService(sort: { order: ASC }) {
          nodes {
            route
            tools
            isAvailable
            category {
              slug
            }
          }
        }
      }
    `);
    if (data && !errors) plan = planPages(data);
    else reporter.panicOnBuild('The pages could not be queried.', errors);
  }
  // Gatsby deletes each page that a run does not create.
  for (const page of plan) actions.createPage(page);
};

/** Refuses pages beside the plan, and serves each not-found page below the prefix of its language. */
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => {
  refuseUnplannedPage(args);
  correctNotFoundPage(args);
};

/** Adds late scripts and a security policy to every page; writes the host's rules. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.SiteToFinishQuery>(`
    query SiteToFinish {
      company {
        siteUrl
        siteState
      }
    }
  `);
  if (data?.company) await finishSite(data.company, plan);
  else reporter.panicOnBuild('The company could not be queried.', errors);
};

/** Configures fonts and the scripts that run before the first paint. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureBundles(
    args,
    plan.map(({ path }) => path),
  );
