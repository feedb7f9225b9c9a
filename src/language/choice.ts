import type { Language } from './languages';

/** The query parameter that asks for a language (spec, section 4). */
export const languageParameter = 'lng';

/** Where a language is remembered: two keys of the web storage, and a cookie (spec, section 9). */
export const languageKeys = {
  chosen: 'language',
  detected: 'i18nextLng',
  cookie: 'i18next',
} as const;

/** A browser that blocks a store throws at its first touch: the others are still written. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // A blocked store remembers nothing, and that is what its owner wants.
  }
}

/** Remembers the language that the visitor chose, in every place that detection reads. */
export function storeChoice(language: Language): void {
  attempt(() => localStorage.setItem(languageKeys.chosen, language));
  attempt(() => localStorage.setItem(languageKeys.detected, language));
  attempt(() => sessionStorage.setItem(languageKeys.detected, language));
  attempt(() => {
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
