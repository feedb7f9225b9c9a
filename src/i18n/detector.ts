import LanguageDetector, { type CustomDetector } from 'i18next-browser-languagedetector';
import { tryOrUndefined } from '../browser/try-or-undefined';
import { fallbackLanguage, isLanguage, type Language } from './languages';
import { redirectTo } from '../browser/redirect';
import { languageParameter, localisedPath, splitPath } from './paths';

/** The visitor's language (spec, section 4): detection, storage and redirection. */

/** Key of local storage for the language that the visitor chose (spec, section 9). */
export const chosenKey = 'language';

/** A language tag: `pt`, `pt-BR`, `zh-Hant-TW`; without two words of script that could be part of one. */
const languageTag = /^(?!.*(?:eval|alert))[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i;

/**
 * The site's language for a tag, by its primary subtag: `pt-BR` is Portuguese, `de-IT` is not Italian. Nothing that a
 * candidate may not contain (spec, section 5) is a tag.
 */
export function languageOf(tag: string): Language | undefined {
  if (!languageTag.test(tag)) return undefined;
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return isLanguage(primary) ? primary : undefined;
}

/**
 * Local storage `language`. It is removed first, so that other tabs get an event even if the same language is chosen
 * again.
 */
const choice: CustomDetector = {
  name: 'language',
  lookup: () => tryOrUndefined(() => localStorage.getItem(chosenKey)) ?? undefined,
  cacheUserLanguage(language) {
    localStorage.removeItem(chosenKey);
    localStorage.setItem(chosenKey, language);
  },
};

/** The library omits blocked cookies from its default order, but not from a given one. */
const hasCookies = tryOrUndefined(() => document.cookie) !== undefined;

const detector = new LanguageDetector(
  // Returns all detected languages: the first may not be one of the site.
  { languageUtils: { getBestMatchFromCodes: () => undefined } },
  {
    order: [
      ...(hasCookies ? ['cookie'] : []),
      'localStorage',
      'language',
      'sessionStorage',
      'navigator',
      'htmlTag',
    ],
    lookupQuerystring: languageParameter,
    lookupCookie: 'i18next',
    lookupLocalStorage: 'i18nextLng',
    lookupSessionStorage: 'i18nextLng',
    caches: ['localStorage'],
    convertDetectedLanguage: (tag) => languageOf(tag) ?? '',
  },
).addDetector(choice);

/** The first detected language that the site has. */
function find(sources?: string[]): Language | undefined {
  return [detector.detect(sources) ?? []].flat().find(isLanguage);
}

/** The language that `?lng=` asks for. Without a query, the library would look for one in the hash. */
const askedLanguage = (): Language | undefined =>
  location.search ? find(['querystring']) : undefined;

/** The language that the visitor chose; undefined if only a detected one is known. */
export const storedChoice = (): Language | undefined => find(['language']);

/** The visitor's language: the first detected one, or the fallback. */
export const detectLanguage = (): Language => askedLanguage() ?? find() ?? fallbackLanguage;

/** Keeps a language for the next visit, as detection would find it (spec, section 4: "cached in local storage"). */
export function cacheLanguage(language: Language): void {
  tryOrUndefined(() => detector.cacheUserLanguage(language));
}

/** Stores the visitor's choice of language in all places where detection looks. Skips blocked ones. */
export function storeChoice(language: Language): void {
  for (const place of ['localStorage', 'language', 'cookie', 'sessionStorage'])
    tryOrUndefined(() => detector.cacheUserLanguage(language, [place]));
}

/** Removes the language parameter from a query: `?lng=it&a=1` becomes `?a=1`. */
export function withoutLanguage(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(languageParameter);
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

/**
 * The address of the same page in a language, with the other parameters and the hash. `?lng=fr` stays in the query, as
 * French addresses have no prefix that could replace it.
 *
 * @returns undefined if the address is in that language already
 */
export function redirectTarget(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  language: Language,
): string | undefined {
  const { language: shown, path } = splitPath(pathname);
  if (shown === language) return undefined;
  const query = language === fallbackLanguage ? search : withoutLanguage(search);
  return `${localisedPath(path, language)}${query}${hash}`;
}

/** Whether the visitor is a search engine that runs scripts; Gatsby's loader uses the same expression. */
const isCrawler = () => /bot|crawler|spider|crawling/i.test(navigator.userAgent);

/**
 * The language to show at the present address: that of `?lng=`, else of the prefix, else the visitor's. A crawler gets
 * the page as addressed, or search engines would not find the French pages.
 */
export function languageToShow(): Language {
  const { language: shown } = splitPath(location.pathname);
  const decides = shown !== fallbackLanguage || isCrawler();
  return askedLanguage() ?? (decides ? shown : detectLanguage());
}

/**
 * Stores the language that `?lng=` asks for. If the page is in that language, the parameter leaves the address, or Back and
 * a reload would choose it again; it stays where no storage says the same.
 *
 * @returns the language
 */
export function takeAskedLanguage(): Language | undefined {
  const asked = askedLanguage();
  if (!asked) return undefined;
  storeChoice(asked);
  const { pathname, search, hash } = location;
  if (splitPath(pathname).language === asked && find() === asked)
    history.replaceState(history.state, '', `${pathname}${withoutLanguage(search)}${hash}`);
  return asked;
}

/** Redirects to the page in the visitor's language, and stores one that the address asks for. */
export function goToOwnLanguage(): void {
  takeAskedLanguage();
  const target = redirectTarget(location, languageToShow());
  if (target) redirectTo(target);
}
