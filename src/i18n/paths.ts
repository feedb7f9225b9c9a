import { fallbackLanguage, isLanguage, languages, type Language } from './languages';

/**
 * The address of a page in a language: the fallback has the bare path, the others a prefix.
 *
 * @param path the page's path without language, `/contact`; a query or hash may follow
 * @returns `/contact` for French, `/en/contact` for English, `/en` for the English home page
 */
export function localisedPath(path: string, language: Language): string {
  if (language === fallbackLanguage) return path;
  return `/${language}${path}`.replace(/\/(?=$|[?#])/, '');
}

/**
 * Takes an address apart into its language and the path that all languages share. The path begins with one slash: two
 * would make it the address of another host.
 *
 * @param pathname `/en/contact` or `/contact/`
 * @returns `{ language: 'en', path: '/contact' }`, `{ language: 'fr', path: '/contact' }`
 */
export function splitPath(pathname: string): { language: Language; path: string } {
  const parts = pathname.replace(/^\/+|\/+$/g, '').split('/');
  const [first] = parts;
  const path = (from: number) => `/${parts.slice(from).join('/').replace(/^\/+/, '')}`;
  return isLanguage(first) && first !== fallbackLanguage
    ? { language: first, path: path(1) }
    : { language: fallbackLanguage, path: path(0) };
}

/**
 * The same page in every language, for hreflang, the picker and the footer.
 *
 * @param path the page's path without language
 */
export function alternatives(path: string): { language: Language; path: string }[] {
  return languages.map((language) => ({ language, path: localisedPath(path, language) }));
}
