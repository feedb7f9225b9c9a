import path from 'node:path';
import { build } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Bundles the script that runs before the first paint. It stands in the page's head as it is, so it is small. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join('src', 'language', 'early.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Gives the page's renderer the script as the constant `EARLY_SCRIPT`. */
export async function defineEarlyScript({
  actions,
  plugins,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  if (!stage.endsWith('html')) return;
  const script = JSON.stringify(await bundle());
  const define = plugins.define as (constants: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define({ EARLY_SCRIPT: script })] });
}
