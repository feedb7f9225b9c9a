import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { temporaryFolder } from './temporary.mjs';

/** Elements that run a script or load something for one. Structured data is no script. */
const scripts = [
  'script:not([type="application/ld+json"])',
  'link[rel~="modulepreload"]',
  'link[rel~="preload"][as="script"]',
  'link[rel~="prefetch"][as="script"]',
  'link[rel~="preload"][as="fetch"]',
].join(', ');

/**
 * Removes the scripts from a page and changes nothing else.
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
 * Copies a built site without its scripts into a temporary folder: the baseline that the site is compared with.
 *
 * @param {string} folder the built site
 * @returns {string} the folder that has the copy in `public/`
 */
export function makeBaseline(folder) {
  const root = temporaryFolder('script-free-');
  const copy = path.join(root, 'public');
  cpSync(folder, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  return root;
}
