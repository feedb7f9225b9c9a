import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { compile } from 'sass';
import purge from '../src/styles/postcss.config.cjs';
import { fail, say } from './terminal.mjs';

/**
 * Fails on our own styles that no code uses, as the build would remove them with Bootstrap's unused ones (attributes
 * are ignored), and if the table in docs/styles.md differs from the custom properties that cross files.
 */

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file),
);
const sheets = files
  .filter((file) => /[\\/][^_][^\\/]*\.scss$/.test(file) && !file.endsWith('bootstrap.scss'))
  .concat('static/print.css');
const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
/** Classes that a component builds from parts: `years__year--${state}`. */
const composed = [...code.join().matchAll(/([\w-]+--)\$\{/g)].map(([, stem]) => RegExp(`^${stem}`));

const results = await new PurgeCSS().purge({
  content: code.map((raw) => ({ raw, extension: 'tsx' })),
  extractors: [{ extensions: ['tsx'], extractor: purge.namesIn }],
  css: sheets.map((name) => ({
    name,
    raw: compile(name, { loadPaths: ['node_modules'] }).css.replaceAll(/\[[^\]]*\]/g, ''),
  })),
  // Selectors that match, but that PurgeCSS takes for unused, as of an element that Gatsby makes.
  safelist: [
    'html',
    'body',
    'button',
    'gatsby-announcer',
    ...composed,
    /^:(?:hover|focus-visible|target|has)$/,
  ],
  rejected: true,
});
const unused = results.flatMap(({ file, rejected = [] }) =>
  [...new Set(rejected)]
    .filter((each) => each.trim())
    .map((each) => `  ${file}: ${each.trim().replaceAll(/\s*\n\s*/g, ' ')}`),
);
if (unused.length > 0) fail(`Nothing uses these styles:\n${unused.join('\n')}`);

const sources = files
  .filter((file) => /\.(?:scss|tsx)$/.test(file))
  .map((file) => ({ name: path.basename(file), text: readFileSync(file, 'utf8') }));
/** Names of the files whose text matches. @param {RegExp} pattern */
const filesWith = (pattern) =>
  sources.flatMap(({ name, text }) => (pattern.test(text) ? name : [])).toSorted();
const declared = /(?<![\w-])--(?!bs-)[a-z-]+(?='?:)/g;
const crossing = [...new Set(sources.flatMap(({ text }) => text.match(declared) ?? []))]
  .toSorted()
  .flatMap((property) => {
    const set = filesWith(RegExp(`(?<![\\w-])${property}'?:`));
    const read = filesWith(RegExp(`var\\(${property}[,)]`));
    const isToken = set.some((file) => ['_tokens.scss', 'bootstrap.scss'].includes(file));
    const crosses = set.some((file) => read.some((reader) => reader !== file));
    return crosses && !isToken
      ? `| \`${property}\` | ${set.join(', ')} | ${read.join(', ')} |`
      : [];
  });
const listed = readFileSync('docs/styles.md', 'utf8').match(/^\| `--.*/gm) ?? [];
if (listed.join() !== crossing.join())
  fail(`The rows of the table in docs/styles.md are now:\n${crossing.join('\n')}`);
say(`${sheets.length} style sheets, no unused selector`);
