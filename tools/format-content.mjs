import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importTypeScript } from './typescript.mjs';

/**
 * Formats the JSON files of `data/` and `locales/`, and corrects the typography of their texts by
 * language: apostrophes, quotes, ellipses and no-break spaces.
 */

/** @type {typeof import('../src/content/check/typography')} */
const { mendTexts } = await importTypeScript('src/content/check/typography.ts');
/** @type {typeof import('../src/i18n/languages')} */
const { isLanguage } = await importTypeScript('src/i18n/languages.ts');

/** The language of all texts of a file: `locales/fr/home.json`. @param {string} file */
function languageOf(file) {
  const [folder, language] = file.split(path.sep);
  return folder === 'locales' && isLanguage(language) ? language : undefined;
}

const files = ['data', 'locales'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // A hidden `._home.json` of macOS is not JSON.
    .filter((name) => name.endsWith('.json') && !path.basename(name).startsWith('.'))
    .map((name) => path.join(folder, name)),
);
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const mended = mendTexts(JSON.parse(text), languageOf(file));
  const formatted = `${JSON.stringify(mended, null, 2)}\n`;
  if (formatted !== text) writeFileSync(file, formatted);
}
