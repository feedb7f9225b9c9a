import path from 'node:path';
import { build } from 'esbuild';

/** The scripts of `src/early`, each in one file: they stand in the page as they are, so they are small. */
export type EarlyScript = 'head' | 'body' | 'late';

/**
 * Bundles a script of `src/early`.
 *
 * @returns its code, minified
 * @throws esbuild's own report where the script has a fault
 */
export async function inlineScript(name: EarlyScript): Promise<string> {
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
