import { languageParameter, withoutLanguage } from './choice';
import { chooseLanguage, languageOf } from './detect';
import { fallbackLanguage, type Language } from './languages';
import { localisedPath, splitPath } from './paths';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The language that `?lng=` asks for. */
export function askedLanguage({ search }: Pick<Address, 'search'>): Language | undefined {
  return languageOf(new URLSearchParams(search).get(languageParameter) ?? '');
}

/**
 * The language to show at an address: that of `?lng=`, else of the prefix, else the visitor's.
 *
 * @param candidates finds the visitor's languages; called only for an address without prefix
 */
export function languageAt(address: Address, candidates: () => string[]): Language {
  const { language: shown } = splitPath(address.pathname);
  return (
    askedLanguage(address) ?? (shown === fallbackLanguage ? chooseLanguage(candidates()) : shown)
  );
}

/**
 * The address of the same page in a language, with the other parameters and the hash. `?lng=fr` stays in the query, as
 * French addresses have no prefix to say it.
 *
 * @returns undefined if the address is in that language already
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
