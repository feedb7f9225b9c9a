import { languageParameter, withoutLanguage } from './choice';
import { chooseLanguage, languageOf } from './detect';
import { fallbackLanguage, type Language } from './languages';
import { localisedPath, splitPath } from './paths';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The language that the address asks for by its query. */
export function askedLanguage({ search }: Pick<Address, 'search'>): Language | undefined {
  return languageOf(new URLSearchParams(search).get(languageParameter) ?? '');
}

/**
 * The language a visitor should read at an address. A query decides; else a prefix decides for itself; else what is
 * known of the visitor.
 *
 * @param candidates gives what is known of the visitor, the most binding first; asked only where it matters
 */
export function languageAt(address: Address, candidates: () => string[]): Language {
  const { language: shown } = splitPath(address.pathname);
  return (
    askedLanguage(address) ?? (shown === fallbackLanguage ? chooseLanguage(candidates()) : shown)
  );
}

/**
 * Where a visitor belongs who came to an address and reads a language.
 *
 * @returns the same page in that language, other parameters and hash kept; undefined where the visitor is there
 *   already. A request for the fallback stays in the query: its addresses have no prefix to say it.
 */
export function redirectTarget(
  { pathname, search, hash }: Address,
  language: Language,
): string | undefined {
  const { language: shown, path } = splitPath(pathname);
  if (shown === language) return undefined;
  const query = language === fallbackLanguage ? search : withoutLanguage(search);
  return `${localisedPath(path, language)}${query}${hash}`;
}
