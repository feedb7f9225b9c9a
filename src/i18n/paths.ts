import { fallbackLanguage, isLanguage, languages, type Language } from './languages';

/** `/contact` is `/en/contact` in English, `/` is `/en`; the fallback has no prefix. A query or hash may follow. */
export function localisedPath(path: string, language: Language): string {
  if (language === fallbackLanguage) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The query parameter that asks for a language (spec, section 9). */
export const languageParameter = 'lng';

/** A query that asks for the fallback language as well: its addresses have no prefix to say it. */
export function askingForFallback(query: string): string {
  if (new URLSearchParams(query).has(languageParameter)) return query;
  return `${query ? `${query}&` : '?'}${languageParameter}=${fallbackLanguage}`;
}

/** Removes the language parameter from a query: `?lng=it&a=1` becomes `?a=1`. */
function withoutLanguage(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(languageParameter);
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

/**
 * The address of the same page in a language, with the other parameters and the hash.
 *
 * @param asks whether an address in the fallback language says so in its query, as it has no prefix
 */
export function addressIn(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  language: Language,
  { asks = false } = {},
): string {
  const rest = withoutLanguage(search);
  const query = asks && language === fallbackLanguage ? askingForFallback(rest) : rest;
  return localisedPath(`${splitPath(pathname).path}${query}${hash}`, language);
}

/** Splits `/en/contact` into its language and `/contact`. Two slashes at the start would name another host. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const parts = pathname.replace(/^\/+|\/+$/g, '').split('/');
  const [first] = parts;
  const path = (from: number) => `/${parts.slice(from).join('/').replace(/^\/+/, '')}`;
  return isLanguage(first) && first !== fallbackLanguage
    ? { language: first, path: path(1) }
    : { language: fallbackLanguage, path: path(0) };
}

/** The `hreflang` links of a page: every language, then `x-default` for the fallback. */
export const hreflangs = (path: string): { hreflang: string; path: string }[] => [
  ...languages.map((language) => ({ hreflang: language, path: localisedPath(path, language) })),
  { hreflang: 'x-default', path },
];
