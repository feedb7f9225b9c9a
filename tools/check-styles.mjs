import { Parser } from 'htmlparser2';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { compile } from 'sass';
import { fail, say } from './terminal.mjs';

/** Fails on styles of ours that no page and no script of the built site uses. */

const site = 'public';

/** Scripts of libraries, which use none of our class names but contain words that look like them. */
const foreign = /^(?:framework|polyfill|webpack-runtime)/;

/** @typedef {{ attributes: { names: string[], values: string[] }, classes: string[], ids: string[], tags: string[], undetermined: string[] }} Names */

/**
 * Finds names that a script may add to a page: the words in its strings, and the attributes it sets by `dataset.name`.
 *
 * @param {string} script
 */
function wordsOf(script) {
  const texts = script.match(/(?<=["'`\s])[A-Za-z][\w-]*(?=["'`\s$])/g) ?? [];
  const set = [...script.matchAll(/dataset\.(\w+)/g)].map(([, name = '']) => {
    return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  });
  return [...set, ...texts];
}

/**
 * Finds everything in a page that a selector can match.
 *
 * @param {string} html
 * @returns {Names}
 */
function namesOfPage(html) {
  /** @type {Names} */
  const found = {
    attributes: { names: [], values: [] },
    classes: [],
    ids: [],
    tags: [],
    undetermined: [],
  };
  let inScript = false;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      inScript = tag === 'script' && attributes.type !== 'application/ld+json';
      found.tags.push(tag);
      found.attributes.names.push(...Object.keys(attributes));
      found.attributes.values.push(...Object.values(attributes));
      found.ids.push(attributes.id ?? '');
      found.classes.push(...(attributes.class ?? '').split(/\s+/));
    },
    ontext: (text) => {
      if (inScript) found.undetermined.push(...wordsOf(text));
    },
    onclosetag: () => {
      inScript = false;
    },
  });
  parser.end(html);
  return found;
}

/** @param {string} ending @returns {string[]} */
const files = (ending) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name));

const pages = files('.html');
const scripts = files('.js').filter((file) => !foreign.test(path.basename(file)));
if (pages.length === 0) fail('There is no built site in public/. Run "npm run build:tests" first.');

/** Our own sheets: the build itself takes out of Bootstrap's what is not used. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])[^_][^\\/]*\.scss$/.test(file) && !file.endsWith('bootstrap.scss'))
  .map((file) => path.join('src', file));

const words = new Set(scripts.flatMap((file) => wordsOf(readFileSync(file, 'utf8'))));
const stems = [...words].filter((word) => word.endsWith('--'));
const composed = stems.flatMap((stem) => [...words].map((word) => stem + word));

const results = await new PurgeCSS().purge({
  content: [...pages, { raw: '', extension: 'words' }],
  css: sheets.map((name) => ({ name, raw: compile(name).css })),
  extractors: [
    { extensions: ['html'], extractor: namesOfPage },
    {
      extensions: ['words'],
      extractor: () => ({ ...namesOfPage(''), undetermined: [...words, ...composed] }),
    },
  ],
  // Matches any element, but PurgeCSS thinks none.
  safelist: [/^:(?:hover|focus-visible|target)$/],
  rejected: true,
});

const unused = results.flatMap(({ file, rejected = [] }) =>
  [...new Set(rejected)].map((each) => `${file}: ${each.trim().replaceAll(/\s*\n\s*/g, ' ')}`),
);
if (unused.length > 0)
  fail(`Nothing uses these styles:\n${unused.map((each) => `  ${each}`).join('\n')}`);
say(`${sheets.length} style sheets, no unused selector`);
