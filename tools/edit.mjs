import './ensure.mjs';
import { buildSync } from 'esbuild';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { aBuild, checkFolder } from './claim.mjs';

/**
 * The site's editor for its owner, in the browser, with the site itself beside it. Its code is in editor/.
 *
 * - `--no-preview`: without `npm run develop` beside it.
 * - `--no-open`: without opening a browser.
 * - `--states`: lists what was saved; `--undo ID` undoes a save, and all that came later.
 */

checkFolder(aBuild); // whose files the preview would change

const outfile = path.resolve('node_modules/.cache/edit/main.mjs');
buildSync({
  entryPoints: ['editor/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
