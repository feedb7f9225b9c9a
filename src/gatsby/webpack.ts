import { build } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
import path from 'node:path';
import { moved } from './moved';

/**
 * Bundles a script for inlining into the page.
 *
 * @param file from the project's root
 * @param define constants that the script declares, as code
 * @returns its code, minified
 * @throws esbuild's own report if the script has an error
 */
export async function inlineScript(
  file: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Gives the HTML renderer the script that runs before the first paint, as the constant `FIRST_SCRIPT`. */
async function defineFirstScript(
  { actions, plugins }: CreateWebpackConfigArgs,
  routes: string[],
): Promise<void> {
  const code = await inlineScript('src/inline/first-script.ts', { ROUTES: JSON.stringify(routes) });
  const define = plugins.define as (constants: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define({ FIRST_SCRIPT: JSON.stringify(code) })] });
}

/** Webpack's alias of the layout. */
export const layoutModule = 'site-layout';

interface Plugin {
  options?: { ignoreOrder?: boolean };
}

interface Rules {
  module: { rules: { test?: RegExp; use?: unknown }[] };
}

/**
 * Serves every font as a file. Gatsby inlines fonts under 10,000 bytes into the styles, and so into every page: 8.9 KB
 * for letters that most pages never show.
 *
 * @throws if Gatsby has no rule for fonts any more
 */
function keepFontsInFiles({ getConfig, loaders, rules }: CreateWebpackConfigArgs): void {
  const { module } = (getConfig as () => Rules)();
  const { test } = (rules.fonts as () => { test: RegExp })();
  const rule = module.rules.find((each) => String(each.test) === String(test));
  if (!rule) throw moved('src/gatsby/webpack.ts', 'webpack has no rule of Gatsby for fonts');
  rule.use = [(loaders.file as () => object)()];
}

/**
 * Silences warnings about the order of styles: all are one sheet in every page, in which two components do not set the
 * same property of an element with equal weight.
 */
function allowAnyOrder({ getConfig }: CreateWebpackConfigArgs): void {
  const { plugins } = (getConfig as () => { plugins: Plugin[] })();
  for (const { constructor, options } of plugins)
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
}

/**
 * Adds to Gatsby's webpack configuration: fonts as files and the first script.
 *
 * @param routes of all pages, in the fallback language
 */
export async function configureBundles(
  args: CreateWebpackConfigArgs,
  routes: string[],
): Promise<void> {
  keepFontsInFiles(args);
  allowAnyOrder(args);
  args.actions.setWebpackConfig({
    resolve: { alias: { [layoutModule]: path.resolve('src/layout/Layout.tsx') } },
  });
  if (args.stage.endsWith('html')) await defineFirstScript(args, routes);
}
