import path from 'node:path';
import { build } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Bundles a script that runs before the first paint. It stands in the page as it is, so it is small. */
async function bundle(name: 'head' | 'body'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join('src', 'early', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Gives the page's renderer the scripts of `src/early` as the constant `EARLY_SCRIPTS`. */
export async function defineEarlyScripts({
  actions,
  plugins,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  if (!stage.endsWith('html')) return;
  const [head, body] = await Promise.all([bundle('head'), bundle('body')]);
  const define = plugins.define as (constants: Record<string, string>) => object;
  actions.setWebpackConfig({
    plugins: [define({ EARLY_SCRIPTS: JSON.stringify({ head, body }) })],
  });
}
