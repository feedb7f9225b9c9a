import { fallbackLanguage, languages } from '../../src/i18n/languages';

/** All languages but the fallback. */
export const translations = languages.filter((language) => language !== fallbackLanguage);

/** Prefixes of the addresses in each language: empty, then `/en` and so on. */
export const prefixes = ['', ...translations.map((language) => `/${language}`)];
