import { tryOrUndefined } from '../browser/try-or-undefined';
import { fallbackLanguage, isLanguage, type Language } from './languages';
import { redirectTo } from '../browser/redirect';
import { addressIn, languageParameter, splitPath } from './paths';

/**
 * The visitor's language (spec, section 4): the one that the address asks for, the one that is stored, the one to show.
 */

/**
 * A language tag, or a locale as some systems name it: `pt`, `pt-BR`, `en_US.UTF-8`, `en-US@posix`. Nothing that a
 * candidate may not contain (spec, section 5) is one.
 */
const languageTag =
  /^(?!.*(?:eval|alert|document\.|window\.))([a-z]{2,3})(?:[-_.@][a-z0-9]{1,8})*$/i;

/** The site's language for a tag, by its first letters: `pt-BR` is Portuguese, `de-IT` is not Italian. */
export function languageOf(tag: string): Language | undefined {
  const primary = languageTag.exec(tag)?.[1]?.toLowerCase();
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
const choice = inStorage('localStorage', 'language');
const session = inStorage('sessionStorage', 'i18nextLng');

/** All places, in the order of detection. */
const places = [cookie, cache, choice, session];

const read = (place: Place) => languageOf(tryOrUndefined(place.read) ?? '');

/** Keeps a language in a place, or skips it if it is blocked. */
const keep = (language: Language, place: Place) => tryOrUndefined(() => place.write(language));

/** The language that the address asks for: by `?lng=`, or else by its prefix. */
function askedLanguage(): Language | undefined {
  const parameter = new URLSearchParams(location.search).get(languageParameter);
  const { language: prefix } = splitPath(location.pathname);
  return languageOf(parameter ?? '') ?? (prefix === fallbackLanguage ? undefined : prefix);
}

/** The language that the visitor has chosen; undefined if only a detected one is known. */
export const storedLanguage = (): Language | undefined => read(choice);

/** Stores the visitor's choice of language in all places where detection looks. */
export function storeLanguage(language: Language): void {
  for (const place of places) keep(language, place);
}

/** Whether the visitor is a search engine that runs scripts; Gatsby's loader uses the same expression. */
const isCrawler = () => /bot|crawler|spider|crawling/i.test(navigator.userAgent);

/**
 * The language to show at the present address: the one that it asks for, else the first that a place, the browser or
 * the page names. A crawler gets the page as addressed, or search engines would not find the French pages.
 */
export function shownLanguage(): Language {
  const asked = askedLanguage();
  if (asked || isCrawler()) return asked ?? fallbackLanguage;
  const named = [...navigator.languages, document.documentElement.lang];
  return [...places.map(read), ...named.map(languageOf)].find(Boolean) ?? fallbackLanguage;
}

/**
 * The address of the same page in a language.
 *
 * @returns undefined if the address is in that language already
 */
export function redirectTarget(
  at: Pick<Location, 'pathname' | 'search' | 'hash'>,
  language: Language,
): string | undefined {
  if (splitPath(at.pathname).language === language) return undefined;
  return addressIn(at, language, { asks: true });
}

/**
 * Redirects to the page in the language to show. Caches that language (spec, section 4: “cached in local storage”),
 * unless the visitor has chosen one: a link is no choice.
 */
export function goToShownLanguage(): void {
  const language = shownLanguage();
  keep(storedLanguage() ?? language, cache);
  const target = redirectTarget(location, language);
  if (target) redirectTo(target);
}
