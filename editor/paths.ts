import { languages } from '../src/i18n/languages';

/** The files of a form: one for a record, one per language for the texts of a page. */
export const filesOf = (collection: string, name: string): string[] =>
  collection === 'pages'
    ? languages.map((language) => `locales/${language}/${name}.json`)
    : [`data/${collection === 'business' ? '' : `${collection}/`}${name}.json`];

/** The format of a file: its folder for a record, else `business/company` or `pages/home`. */
export function formatAt(file: string): string {
  const [folder, second = '', third] = file.replace(/\.json$/, '').split('/');
  if (folder === 'locales') return `pages/${third}`;
  return third ? second : `business/${second}`;
}

/** File that marks the folder which the editor serves, so that no other one is written to by mistake. */
export const markFile = '.editor';
