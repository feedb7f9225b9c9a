import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, say } from './terminal.mjs';

/**
 * Adds a language to the site, starting from the texts of another one: `npm run add-language -- de fr`. A third
 * argument sets the format of dates and numbers, `de-DE`; the default is that of Switzerland if `Intl` has it.
 */

const usage = 'npm run add-language -- de fr';

/** @typedef {string | number | boolean | null | Json[] | { [key: string]: Json }} Json */

/** Texts of the changed files, by path. @type {Map<string, string>} */
const changed = new Map();

/**
 * Inserts a text at a place of a file.
 *
 * @param {string} file
 * @param {RegExp} place the text is inserted after it
 * @param {string} text
 */
function insert(file, place, text) {
  const before = changed.get(file) ?? readFileSync(file, 'utf8');
  if (!place.test(before)) fail(`${file} no longer has the place for "${text.trim()}".`);
  changed.set(
    file,
    before.replace(place, (found) => found + text),
  );
}

const languagesFile = path.join('src', 'i18n', 'languages.ts');

/** @returns {string[]} the languages of the site */
function readLanguages() {
  const [, list] =
    /^export const languages: .* = \[(.*)\];$/m.exec(readFileSync(languagesFile, 'utf8')) ?? [];
  if (!list) fail(`${languagesFile} no longer has the list "languages" on one line.`);
  return [...list.matchAll(/'(\w+)'/g)].map(([, code = '']) => code);
}

/** Whether `Intl` supports a language or a tag. @param {string} tag */
function isWritten(tag) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false; // no tag at all
  }
}

/**
 * Checks the arguments. Returns the error, or undefined.
 *
 * @param {string[]} languages of the site
 * @param {string[]} asked
 */
function refusal(languages, [code, from, formats, ...more]) {
  const own = languages.join(', ');
  if (!code || !from || more.length > 0)
    return `Name the new language, one of the site to start from (${own}) and, if you like, how dates and numbers are written: ${usage} de-CH`;
  if (/[-_]/.test(code))
    return `"${code}" names a region. Give the language alone; the region can follow at the end: ${usage} de-CH`;
  if (!/^[a-z]{2,3}$/.test(code) || !isWritten(code))
    return `"${code}" is no language that Intl knows. Give its code of two or three small letters, as in ${usage}`;
  const [usual] = Intl.getCanonicalLocales(code);
  if (usual !== code) return `Write "${usual}" instead of "${code}".`;
  if (languages.includes(code)) return `The site has "${code}" already.`;
  if (!languages.includes(from)) return `"${from}" is no language of the site, which has ${own}.`;
  if (formats && !(isWritten(formats) && new Intl.Locale(formats).language === code))
    return `"${formats}" does not say how "${code}" is written, as ${code}-CH does.`;
  if (existsSync(path.join('locales', code)))
    return `locales/${code} is there already. Delete it first.`;
  return undefined;
}

/** The Swiss format of a language, or that of its own country if `Intl` has none. @param {string} code */
const usualFormats = (code) => new Intl.DateTimeFormat(`${code}-CH`).resolvedOptions().locale;

/** A language's own name, with a capital letter as in the menu. @param {string} code */
function ownName(code) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code));
}

/** A language's own sign between groups of digits, or one of the site's: a point separates francs from centimes. */
const groupOf = (sign = '\u00a0') =>
  ({ '.': '\u00a0', '\u202f': '\u00a0', "'": '’' })[sign] ?? sign;

/**
 * The entry of a language for `src/i18n/languages.ts`, as far as `Intl` knows it.
 *
 * @param {string} code
 * @param {string} formats
 */
function factsOf(code, formats) {
  const number = new Intl.NumberFormat(formats);
  const percent = new Intl.NumberFormat(formats, { style: 'percent' });
  const time = new Intl.DateTimeFormat(formats, { timeStyle: 'short', hourCycle: 'h23' });
  /** @param {{ type: string, value: string }[]} parts @param {string} type */
  const valueOf = (parts, type) => parts.find((part) => part.type === type)?.value;
  return {
    ownName: ownName(code),
    formats,
    grouping: valueOf(number.formatToParts(1234), 'group') === undefined ? 'min2' : 'always',
    group: groupOf(valueOf(number.formatToParts(12_345), 'group')),
    openGraph: `${code}_${new Intl.Locale(formats).maximize().region}`,
    percentSpace: valueOf(percent.formatToParts(0.2), 'literal') ?? '',
    ...(valueOf(time.formatToParts(0), 'literal') === '.' && { hourMark: '.' }),
  };
}

/** An invisible character as source code. @param {string} space */
const escaped = (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as source code. @param {string | boolean} value */
const literal = (value) =>
  typeof value === 'boolean'
    ? String(value)
    : `'${value.replaceAll(/['\\]/g, (mark) => `\\${mark}`).replaceAll(/[\u00a0\u202f]/g, escaped)}'`;

/**
 * Adds a language to every word of a file of `data/`: to each object with all languages of the site and nothing else.
 *
 * @param {Json} value
 * @param {{ languages: string[], code: string, from: string }} asked
 * @returns {Json}
 */
function withLanguage(value, asked) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withLanguage(each, asked));
  const { languages, code, from } = asked;
  const keys = Object.keys(value);
  const isWord = keys.length === languages.length && languages.every((each) => each in value);
  if (isWord) return { ...value, [code]: value[from] ?? '' };
  return Object.fromEntries(keys.map((key) => [key, withLanguage(value[key] ?? null, asked)]));
}

/** @param {string} file @returns {Json} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
}

const greyFlag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 22">
  <path fill="#6c757d" d="M0 0h32v22H0z"/>
</svg>
`;

const languages = readLanguages();
const [code = '', from = '', formats = ''] = process.argv.slice(2);
const wrong = refusal(languages, process.argv.slice(2));
if (wrong) fail(wrong);

insert(languagesFile, /^export const languages: .* = \[.*(?=\];$)/m, `, '${code}'`);
// A former language of the site may still be known.
if (!new RegExp(`^ {2}${code}: `, 'm').test(readFileSync(languagesFile, 'utf8'))) {
  const facts = Object.entries(factsOf(code, formats || usualFormats(code)));
  const lines = facts.map(([name, value]) => `    ${name}: ${literal(value)},\n`);
  insert(
    languagesFile,
    /^const known = \{\n[^]*?(?=^\} satisfies )/m,
    `  ${code}: {\n${lines.join('')}  },\n`,
  );
}
const flagFile = path.join('static', 'flags', `${code}.svg`);
const isDrawn = existsSync(flagFile);
if (!isDrawn) changed.set(flagFile, greyFlag);
for (const name of readdirSync('data', { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.json') || path.basename(name).startsWith('.')) continue;
  const file = path.join('data', name);
  const value = withLanguage(readJson(file), { languages, code, from });
  changed.set(file, `${JSON.stringify(value, null, 2)}\n`);
}

cpSync(path.join('locales', from), path.join('locales', code), { recursive: true });
for (const [file, text] of changed) writeFileSync(file, text);

const left = [
  `Translate locales/${code}/ and each "${code}" in data/, which have the words of "${from}" so far.`,
  `Read what ${languagesFile} says of "${code}", such as how hours are written.`,
  ...(isDrawn ? [] : [`Draw the flag in ${flagFile}: it is a grey field so far.`]),
];
say([`The site has "${code}". What is left to do:`, ...left.map((each) => `- ${each}`)].join('\n'));
