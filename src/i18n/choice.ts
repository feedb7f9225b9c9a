import { tryOrUndefined } from '../browser/try-or-undefined';
import type { Language } from './languages';

/** The query parameter that asks for a language (spec, section 4). */
export const languageParameter = 'lng';

/** Keys of web storage and name of the cookie that hold a language (spec, section 9). */
export const languageKeys = {
  chosen: 'language',
  detected: 'i18nextLng',
  cookie: 'i18next',
} as const;

/** Stores the language that the visitor chose everywhere that detection reads it. Skips blocked storage. */
export function storeChoice(language: Language): void {
  tryOrUndefined(() => localStorage.setItem(languageKeys.chosen, language));
  tryOrUndefined(() => localStorage.setItem(languageKeys.detected, language));
  tryOrUndefined(() => sessionStorage.setItem(languageKeys.detected, language));
  tryOrUndefined(() => {
    document.cookie = `${languageKeys.cookie}=${language}; path=/; SameSite=Strict`;
  });
}

/** Removes the language parameter from a query: `?lng=it&a=1` becomes `?a=1`. */
export function withoutLanguage(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(languageParameter);
  const rest = parameters.toString();
  return rest && `?${rest}`;
}
