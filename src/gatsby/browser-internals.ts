import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moved } from './moved';

/** Scripts in node_modules/, with a text of theirs and the file in src/browser/ that relies on it. */
const expected = [
  ['gatsby/cache-dir/production-app.js', 'window.___loader = publicLoader', 'gatsby-loader.ts'],
  ['gatsby/cache-dir/loader.js', 'loadPage:', 'gatsby-loader.ts'],
  ['gatsby/cache-dir/navigation.js', 'args.location.action = args.action', 'scroll-restoration.ts'],
  ['@gatsbyjs/reach-router/dist/index.modern.mjs', '.key||"initial"', 'scroll-restoration.ts'],
] as const;

const readScript = (script: string) => readFileSync(path.resolve('node_modules', script), 'utf8');

/**
 * Checks that what the browser's code takes from Gatsby is there: the loader of pages, without which no change of
 * language works, and the action and the key of a location, without which it loses its place. A build would notice none
 * of them.
 *
 * @param read returns a script by its path in node_modules/
 * @throws if a script lacks its text
 */
export function checkBrowserInternals(read = readScript): void {
  for (const [script, text, file] of expected)
    if (!read(script).includes(text))
      throw moved(`src/browser/${file}`, `${script} has no "${text}"`);
}
