import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moved } from './moved';

/** Scripts of Gatsby's, with a text of theirs and the file in src/browser/ that relies on it. */
const expected = [
  ['production-app.js', 'window.___loader = publicLoader', 'gatsby-loader.ts'],
  ['loader.js', 'loadPage:', 'gatsby-loader.ts'],
  ['navigation.js', 'args.location.action = args.action', 'scroll-restoration.ts'],
] as const;

const readScript = (script: string) =>
  readFileSync(path.resolve('node_modules/gatsby/cache-dir', script), 'utf8');

/**
 * Checks that what the browser's code takes from Gatsby is there: the loader of pages, without which no change of language
 * works, and the action of a location, without which it loses its place. A build would not notice either.
 *
 * @param read returns a script of Gatsby's by its name
 * @throws if a script lacks its text
 */
export function checkBrowserInternals(read = readScript): void {
  for (const [script, text, file] of expected)
    if (!read(script).includes(text))
      throw moved(`src/browser/${file}`, `Gatsby's ${script} has no "${text}"`);
}
