import { tryOrUndefined } from '../browser/try-or-undefined';
import { isLanguage, type Language } from './languages';

/** The query parameter that asks for a language (spec, section 4). */
export const languageParameter = 'lng';

/** Keys of web storage and names of the cookies that hold a language (spec, section 9). */
export const languageKeys = {
  chosen: 'language',
  detected: 'i18nextLng',
  cookie: 'i18next',
  /** Netlify's own, by which its redirects go (src/build/language-rules.ts). */
  host: 'nf_lang',
} as const;

/** As long as local storage may keep the choice: a year, in seconds. */
const year = 365 * 24 * 60 * 60;

/**
 * Stores the language that the visitor chose everywhere that detection and the host read it. Skips blocked storage. The
 * host's cookie comes with links from other sites too, which `Strict` would prevent.
 */
export function storeChoice(language: Language): void {
  tryOrUndefined(() => localStorage.setItem(languageKeys.chosen, language));
  tryOrUndefined(() => localStorage.setItem(languageKeys.detected, language));
  tryOrUndefined(() => sessionStorage.setItem(languageKeys.detected, language));
  tryOrUndefined(() => {
    document.cookie = `${languageKeys.cookie}=${language}; path=/; SameSite=Strict`;
    document.cookie = `${languageKeys.host}=${language}; path=/; max-age=${year}; SameSite=Lax`;
  });
}

/** The language that the visitor chose before; undefined without one, or where storage is blocked. */
export function storedChoice(): Language | undefined {
  const stored = tryOrUndefined(() => localStorage.getItem(languageKeys.chosen));
  return isLanguage(stored) ? stored : undefined;
}

/** Removes the language parameter from a query: `?lng=it&a=1` becomes `?a=1`. */
export function withoutLanguage(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(languageParameter);
  const rest = parameters.toString();
  return rest && `?${rest}`;
}
