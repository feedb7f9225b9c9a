import LanguageDetector, { type CustomDetector } from 'i18next-browser-languagedetector';
import { tryOrUndefined } from '../browser/try-or-undefined';
import { fallbackLanguage, isLanguage, type Language } from './languages';
import { leaveFor } from '../browser/leave';
import { languageParameter, localisedPath, splitPath } from './paths';

/** The visitor's language (spec, section 4): where it is looked for, where it is kept, and which page shows it. */

/** Key of local storage for the language that the visitor chose (spec, section 9). */
export const chosenKey = 'language';

/** What a language tag looks like: `pt`, `pt-BR`, `zh-Hant-TW`; and two words of script that could be part of one. */
const languageTag = /^(?!.*(?:eval|alert))[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i;

/**
 * The site's language for a tag, by its primary subtag: `pt-BR` is Portuguese, `de-IT` is not Italian. None of what a
 * candidate may not contain (spec, section 5) is a tag.
 */
export function languageOf(tag: string): Language | undefined {
  if (!languageTag.test(tag)) return undefined;
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return isLanguage(primary) ? primary : undefined;
}

/** Local storage `language`. It is removed first, so that other tabs hear also of the same choice made again. */
const choice: CustomDetector = {
  name: 'language',
  lookup: () => tryOrUndefined(() => localStorage.getItem(chosenKey)) ?? undefined,
  cacheUserLanguage(language) {
    localStorage.removeItem(chosenKey);
    localStorage.setItem(chosenKey, language);
  },
};

/** The library leaves blocked cookies out of its own order, but not out of one that it is given. */
const hasCookies = tryOrUndefined(() => document.cookie) !== undefined;

const detector = new LanguageDetector(
  // Asks for all languages found: the first may be none of the site's.
  { languageUtils: { getBestMatchFromCodes: () => undefined } },
  {
    order: [
      'querystring',
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

/** The first language of the site that is found. */
function find(sources?: string[]): Language | undefined {
  return [detector.detect(sources) ?? []].flat().find(isLanguage);
}

/** The language that `?lng=` asks for. */
export const askedLanguage = (): Language | undefined => find(['querystring']);

/** The language that the visitor has chosen; undefined for one who has chosen none, whatever was detected. */
export const storedChoice = (): Language | undefined => find(['language']);

/** The visitor's language: the first of all that is known, or the fallback. */
export const detectLanguage = (): Language => find() ?? fallbackLanguage;

/** Keeps a language for the next visit, as detection would find it (spec, section 4: "cached in local storage"). */
export function cacheLanguage(language: Language): void {
  tryOrUndefined(() => detector.cacheUserLanguage(language));
}

/** Stores the language that the visitor chose wherever detection looks for one. Skips what is blocked. */
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
 * French addresses have no prefix to say it.
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

/** Search engines that run scripts; Gatsby's loader knows them by the same expression. */
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

/** Takes a visitor who reads another language to that page at once, and stores a language that the address asks for. */
export function goToOwnLanguage(): void {
  const asked = askedLanguage();
  if (asked) storeChoice(asked);
  const target = redirectTarget(location, languageToShow());
  if (target) tryOrUndefined(() => leaveFor(target));
}
