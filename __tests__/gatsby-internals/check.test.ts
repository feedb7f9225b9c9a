/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBrowserInternals } from '../../src/gatsby-internals/check';

const installed = path.join(__dirname, '../../node_modules');
const read = (script: string) => readFileSync(path.join(installed, script), 'utf8');

it('finds everything in the installed Gatsby, and says what to do when a script has changed', () => {
  expect(() => checkBrowserInternals(read)).not.toThrow();
  expect(() => checkBrowserInternals((script) => read(script).replaceAll('loadPage:', ''))).toThrow(
    'src/gatsby-internals/load-page.ts: gatsby/cache-dir/loader.js has no "loadPage:". Adapt the file to the installed version, or delete it and what imports it.',
  );
});
