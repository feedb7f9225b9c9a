import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moved } from './moved';

/** Texts in Gatsby's scripts on which src/browser/gatsby-loader.ts relies. */
const expected = [
  ['production-app.js', 'window.___loader = publicLoader'],
  ['loader.js', 'loadPage:'],
] as const;

const readScript = (script: string) =>
  readFileSync(path.resolve('node_modules/gatsby/cache-dir', script), 'utf8');

/**
 * Checks that Gatsby's loader of pages is where the browser's code looks for it. Without it, no change of language works,
 * which a build would not notice.
 *
 * @param read returns a script of Gatsby's by its name
 * @throws if a script lacks its text
 */
export function checkBrowserInternals(read = readScript): void {
  for (const [script, text] of expected)
    if (!read(script).includes(text))
      throw moved('src/browser/gatsby-loader.ts', `Gatsby's ${script} has no "${text}"`);
}
