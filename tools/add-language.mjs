import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, say } from './terminal.mjs';

/** Gives a new language the words of another one, to be translated: `npm run add-language -- de fr`. */

/** @typedef {string | number | boolean | null | Json[] | { [key: string]: Json }} Json */

const languages = readdirSync('locales');
const [code = '', from = ''] = process.argv.slice(2);
if (!/^[a-z]{2,3}$/.test(code) || !languages.includes(from))
  fail(
    `Name the new language and the one to start from (${languages.join(', ')}): npm run add-language -- de fr`,
  );
if (languages.includes(code)) fail(`locales/${code} is there already.`);

/**
 * Adds the language to every word: to each object with all languages of the site and nothing else.
 *
 * @param {Json} value
 * @returns {Json}
 */
function withLanguage(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withLanguage);
  const keys = Object.keys(value);
  const isWord = keys.length === languages.length && languages.every((each) => each in value);
  if (isWord) return { ...value, [code]: value[from] ?? '' };
  return Object.fromEntries(keys.map((key) => [key, withLanguage(value[key] ?? null)]));
}

const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.join('data', name));
// All are read before one is written: an invalid one changes nothing.
const changed = files.map((file) => {
  try {
    return withLanguage(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return fail(`${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
});

files.forEach((file, index) => writeFileSync(file, `${JSON.stringify(changed[index], null, 2)}\n`));
cpSync(path.join('locales', from), path.join('locales', code), { recursive: true });
say(
  `locales/${code}/ and each "${code}" in data/ have the words of "${from}". What is left to do: docs/recipes.md, "Add a language".`,
);
