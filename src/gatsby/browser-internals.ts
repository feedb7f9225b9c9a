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
 * Checks that Gatsby's loader of pages, and the action of a location, are where the browser's code looks for them. Without
 * them no change of language works or keeps its place, which a build would not notice.
 *
 * @param read returns a script of Gatsby's by its name
 * @throws if a script lacks its text
 */
export function checkBrowserInternals(read = readScript): void {
  for (const [script, text, file] of expected)
    if (!read(script).includes(text))
      throw moved(`src/browser/${file}`, `Gatsby's ${script} has no "${text}"`);
}
