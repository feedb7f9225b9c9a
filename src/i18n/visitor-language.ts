import { tryOrUndefined } from '../browser/try-or-undefined';
import { fallbackLanguage, isLanguage, type Language } from './languages';
import { redirectTo } from '../browser/redirect';
import { languageParameter, localisedPath, splitPath } from './paths';

/** The visitor's language (spec, section 4): detection, storage and redirection. */

/** Key of local storage for the language that the visitor chose (spec, section 9). */
export const chosenKey = 'language';

/**
 * A language tag: `pt`, `pt-BR`, `zh-Hant-TW`. `pt-eval` would be one, but for the words that the specification
 * excludes.
 */
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

/** Where a language is kept. Both functions throw where the browser blocks the place. */
interface Place {
  read: () => string | null | undefined;
  write: (language: Language) => void;
}

const inStorage = (storage: 'localStorage' | 'sessionStorage', key: string): Place => ({
  read: () => window[storage].getItem(key),
  write: (language) => window[storage].setItem(key, language),
});

const cookie: Place = {
  read: () => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1],
  write(language) {
    document.cookie = `i18next=${language}; Path=/; SameSite=Strict`;
  },
};
const cache = inStorage('localStorage', 'i18nextLng');
const choice = inStorage('localStorage', chosenKey);
const session = inStorage('sessionStorage', 'i18nextLng');

/** All places, in the order of detection. */
const places = [cookie, cache, choice, session];

const read = (place: Place) => languageOf(tryOrUndefined(place.read) ?? '');

/** The language that `?lng=` asks for. */
const askedLanguage = () =>
  languageOf(new URLSearchParams(location.search).get(languageParameter) ?? '');

/** The language that the visitor chose; undefined if only a detected one is known. */
export const storedChoice = (): Language | undefined => read(choice);

/**
 * What would be detected without `?lng=`: the first of the site's languages that a place, the browser or the page
 * names.
 */
const knownLanguage = () =>
  [
    ...places.map(read),
    ...[...navigator.languages, document.documentElement.lang].map(languageOf),
  ].find(Boolean);

/** The visitor's language: the first detected one, or the fallback. */
export const detectLanguage = (): Language =>
  askedLanguage() ?? knownLanguage() ?? fallbackLanguage;

/** Keeps a language in a place, or skips it if it is blocked. */
const keep = (language: Language, place: Place) => tryOrUndefined(() => place.write(language));

/** Keeps a language for the next visit, as detection would find it (spec, section 4: "cached in local storage"). */
export function cacheLanguage(language: Language): void {
  keep(language, cache);
}

/**
 * Stores the visitor's choice of language in all places where detection looks. Skips blocked ones. Other tabs get an
 * event even if the same language is chosen again.
 */
export function storeChoice(language: Language): void {
  tryOrUndefined(() => localStorage.removeItem(chosenKey));
  for (const place of places) keep(language, place);
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
  if (shown !== fallbackLanguage || isCrawler()) return askedLanguage() ?? shown;
  return detectLanguage();
}

/**
 * Stores the language that `?lng=` asks for. If the page is in that language, the parameter leaves the address, or Back
 * and a reload would choose it again; it stays where no storage says the same.
 *
 * @returns the language
 */
export function takeAskedLanguage(): Language | undefined {
  const asked = askedLanguage();
  if (!asked) return undefined;
  storeChoice(asked);
  const { pathname, search, hash } = location;
  if (splitPath(pathname).language === asked && knownLanguage() === asked)
    history.replaceState(history.state, '', `${pathname}${withoutLanguage(search)}${hash}`);
  return asked;
}

/** Redirects to the page in the visitor's language, and stores one that the address asks for. */
export function goToOwnLanguage(): void {
  takeAskedLanguage();
  const target = redirectTarget(location, languageToShow());
  if (target) redirectTo(target);
}
