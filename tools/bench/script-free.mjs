import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { temporaryFolder } from './temporary.mjs';

/** Everything in a page that runs a script or loads something for one. Structured data is none. */
const scripts = [
  'script:not([type="application/ld+json"])',
  'link[rel~="modulepreload"]',
  'link[rel~="preload"][as="script"]',
  'link[rel~="prefetch"][as="script"]',
  'link[rel~="preload"][as="fetch"]',
].join(', ');

/**
 * A page without its scripts, otherwise the same to the letter.
 *
 * @param {string} html
 */
export function withoutScripts(html) {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const places = $(scripts)
    .toArray()
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? [])
    .sort((a, b) => b.startOffset - a.startOffset);
  return places.reduce(
    (text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset),
    html,
  );
}

/**
 * Makes the script-free twin of a built site in a temporary folder.
 *
 * @param {string} folder the built site
 * @returns {string} the folder that has the twin in `public/`
 */
export function makeTwin(folder) {
  const root = temporaryFolder('site-twin-');
  const copy = path.join(root, 'public');
  cpSync(folder, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  return root;
}
