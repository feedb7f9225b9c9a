import LanguageDetector from 'i18next-browser-languagedetector';
import { languageKeys, languageParameter } from './choice';
import { looksLikeScript } from './hostile';
import { fallbackLanguage, isLanguage, type Language } from './languages';

/** Where a language may be asked for, the most binding first (spec, section 4). */
const sources = [
  'querystring',
  'cookie',
  'localStorage',
  'chosen',
  'sessionStorage',
  'navigator',
  'htmlTag',
];

/** Every language that something asks for, the most binding first. A source that is blocked is passed over. */
export function candidates(): string[] {
  const languageUtils = { getBestMatchFromCodes: () => undefined };
  const detector = new LanguageDetector();
  detector.init(
    { languageUtils },
    {
      lookupQuerystring: languageParameter,
      lookupCookie: languageKeys.cookie,
      lookupLocalStorage: languageKeys.detected,
      lookupSessionStorage: languageKeys.detected,
      caches: [],
    },
  );
  detector.addDetector({
    name: 'chosen',
    lookup: () => localStorage.getItem(languageKeys.chosen) ?? undefined,
  });
  return sources.flatMap((source) => {
    try {
      return detector.detect([source]) ?? [];
    } catch {
      return [];
    }
  });
}

/**
 * The site's language that a candidate names. Only its primary subtag counts: `pt-BR` is Portuguese, `de-IT` is not
 * Italian. What looks like script names nothing.
 */
export function languageOf(candidate: string): Language | undefined {
  const primary = candidate.toLowerCase().split(/[-_]/)[0];
  return isLanguage(primary) && !looksLikeScript(candidate) ? primary : undefined;
}

/** The first candidate that names one of the site's languages, else the fallback. */
export function chooseLanguage(wanted: string[]): Language {
  return wanted.map(languageOf).find((language) => language !== undefined) ?? fallbackLanguage;
}
