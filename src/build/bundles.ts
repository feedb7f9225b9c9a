import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { inlineScript } from './inline-script';

/** What is our own in how webpack makes files of the sources. */

/** Gives the page's renderer the scripts that run before the first paint, as the constant `EARLY_SCRIPTS`. */
async function defineEarlyScripts({ actions, plugins }: CreateWebpackConfigArgs): Promise<void> {
  const [head, body] = await Promise.all([inlineScript('head'), inlineScript('body')]);
  const define = plugins.define as (constants: Record<string, string>) => object;
  actions.setWebpackConfig({
    plugins: [define({ EARLY_SCRIPTS: JSON.stringify({ head, body }) })],
  });
}

/** The parts of webpack's configuration that Gatsby fills in and `splitStyles` changes. */
interface Splitting {
  optimization: {
    splitChunks: { cacheGroups: Record<'commons' | 'styles', { minChunks?: number }> };
  };
}

/**
 * Lets each page carry the styles of its own sections, and one file those that all pages share; Gatsby would put all
 * styles of the site into each page.
 */
function splitStyles({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Splitting)();
  const { commons, styles } = config.optimization.splitChunks.cacheGroups;
  Object.assign(styles, { minChunks: commons.minChunks });
  actions.replaceWebpackConfig(config);
}

type ReplaceModule = (what: RegExp, by: string) => object;

/** Gives the browser our own list of addresses at which other pages answer. */
function replaceMatchPaths({ actions, plugins }: CreateWebpackConfigArgs): void {
  const replace = plugins.normalModuleReplacement as ReplaceModule;
  actions.setWebpackConfig({
    plugins: [replace(/match-paths\.json$/, path.resolve('src/behaviours/not-found-paths.ts'))],
  });
}

/**
 * Lets our own entry start Gatsby's, which it knows as `gatsby-browser-app`, and leaves out what the i18n plugin needs for
 * `npm run develop` alone.
 */
function startInSteps({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { entry: { app: string } })();
  const gatsbyApp = config.entry.app;
  const entry = { ...config.entry, app: path.resolve('src/start.ts') };
  actions.replaceWebpackConfig({ ...config, entry });
  actions.setWebpackConfig({
    resolve: { alias: { 'gatsby-browser-app': gatsbyApp, outdent: false } },
  });
}

export async function configureBundles(args: CreateWebpackConfigArgs): Promise<void> {
  if (args.stage.endsWith('html')) await defineEarlyScripts(args);
  if (args.stage !== 'build-javascript') return;
  splitStyles(args);
  replaceMatchPaths(args);
  startInSteps(args);
}
