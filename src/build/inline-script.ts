import { build } from 'esbuild';

/**
 * Bundles a script that is written into the page.
 *
 * @param file from the project's root
 *
 * @returns its code, minified
 * @throws esbuild's own report where the script has an error
 */
export async function inlineScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
