import { buildSync } from 'esbuild';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a TypeScript file, which Node.js 20 cannot read, by bundling it first without its packages.
 *
 * @param {string} file from the root of the project
 */
export function importTypeScript(file) {
  const outfile = path.resolve('node_modules/.cache/tools', `${file}.mjs`);
  buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
