import { languages } from '../src/i18n/languages';

/** The files of a form; a record has one, the words of a page one in each language. */
export const filesOf = (collection: string, name: string): string[] =>
  collection === 'pages'
    ? languages.map((language) => `locales/${language}/${name}.json`)
    : [`data/${collection === 'business' ? '' : `${collection}/`}${name}.json`];

/** The name of the format of a file: that of its folder for a record, else `business/company` or `pages/home`. */
export function formatAt(file: string): string {
  const [folder, second = '', third] = file.replace(/\.json$/, '').split('/');
  if (folder === 'locales') return `pages/${third}`;
  return third ? second : `business/${second}`;
}
