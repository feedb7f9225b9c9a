import { fallbackLanguage, languages } from '../../src/i18n/languages';

/** The languages that words are translated into. */
export const translations = languages.filter((language) => language !== fallbackLanguage);

/** What the addresses of each language begin with: nothing, then `/en` and so on. */
export const prefixes = ['', ...translations.map((language) => `/${language}`)];
