import { Parser } from 'htmlparser2';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { fail, say } from './terminal.mjs';

/**
 * Fails on styles in the built site that no page and no script uses, and on selectors that make the browser
 * restyle all siblings when an element is added or removed.
 */

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
const styles = files('.css');
if (pages.length === 0 || styles.length === 0)
  fail('There is no built site in public/. Run "npm run build:tests" first.');

const words = new Set(scripts.flatMap((file) => wordsOf(readFileSync(file, 'utf8'))));
const stems = [...words].filter((word) => word.endsWith('--'));
const composed = stems.flatMap((stem) => [...words].map((word) => stem + word));

const results = await new PurgeCSS().purge({
  content: [...pages, { raw: '', extension: 'words' }],
  css: styles,
  extractors: [
    { extensions: ['html'], extractor: namesOfPage },
    {
      extensions: ['words'],
      extractor: () => ({ ...namesOfPage(''), undetermined: [...words, ...composed] }),
    },
  ],
  // Matches any element, but PurgeCSS thinks none.
  safelist: [/^:focus-visible$/],
  rejected: true,
});

const unused = [...new Set(results.flatMap(({ rejected = [] }) => rejected))].map((each) =>
  each.trim().replaceAll(/\s*\n\s*/g, ' '),
);
if (unused.length > 0)
  fail(`Nothing uses these styles:\n${unused.map((each) => `  ${each}`).join('\n')}`);

/** `+ *` and `~ *` match any sibling. */
const boundless = /[^{}]*[+~]\s*\*[^{}]*(?=\{)/g;
const costly = styles.flatMap((file) => readFileSync(file, 'utf8').match(boundless) ?? []);
if (costly.length > 0)
  fail(
    `These selectors make every change of the page slow; replace "*" by the element that is meant:\n${costly.map((each) => `  ${each}`).join('\n')}`,
  );
say(`${styles.length} style sheets, no unused selector`);
