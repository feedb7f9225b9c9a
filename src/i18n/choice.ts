import { tryOrUndefined } from '../browser/try-or-undefined';
import type { Language } from './languages';

/** The query parameter that asks for a language (spec, section 4). */
export const languageParameter = 'lng';

/** Where a language is remembered: two keys of the web storage, and a cookie (spec, section 9). */
export const languageKeys = {
  chosen: 'language',
  detected: 'i18nextLng',
  cookie: 'i18next',
} as const;

/** Remembers the language that the visitor chose, in every place that detection reads. A place that is blocked is passed over. */
export function storeChoice(language: Language): void {
  tryOrUndefined(() => localStorage.setItem(languageKeys.chosen, language));
  tryOrUndefined(() => localStorage.setItem(languageKeys.detected, language));
  tryOrUndefined(() => sessionStorage.setItem(languageKeys.detected, language));
  tryOrUndefined(() => {
    document.cookie = `${languageKeys.cookie}=${language}; path=/; SameSite=Strict`;
  });
}

/**
 * A query without the request for a language.
 *
 * @param query `?lng=it&a=1` or an empty text
 * @returns `?a=1`
 */
export function withoutLanguage(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(languageParameter);
  const rest = parameters.toString();
  return rest && `?${rest}`;
}
