import { tryOrUndefined } from '../browser/try-or-undefined';
import { languageKeys, languageParameter } from './choice';
import { fallbackLanguage, isLanguage, type Language } from './languages';

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Where a language is looked for, in this order (spec, section 4). */
const sources: (() => string | null | undefined | readonly string[])[] = [
  () => new URLSearchParams(location.search).get(languageParameter),
  () => cookie(languageKeys.cookie),
  () => localStorage.getItem(languageKeys.detected),
  () => localStorage.getItem(languageKeys.chosen),
  () => sessionStorage.getItem(languageKeys.detected),
  () => navigator.languages,
  () => document.documentElement.lang,
];

/** Every language found, in the order of the sources. Skips blocked sources. */
export function candidates(): string[] {
  return sources
    .flatMap((source) => tryOrUndefined(source) ?? [])
    .filter((candidate) => candidate !== '');
}

/**
 * What a language tag looks like: `pt`, `pt-BR`, `zh-Hant-TW`. It has no sign that a script needs, and of the words that
 * a candidate may not contain (spec, section 5) only two are short enough to be part of one.
 */
const languageTag = /^(?!.*(?:eval|alert))[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i;

/** The site's language for a tag, by its primary subtag: `pt-BR` is Portuguese, `de-IT` is not Italian. */
export function languageOf(candidate: string): Language | undefined {
  if (!languageTag.test(candidate)) return undefined;
  const primary = candidate.toLowerCase().split(/[-_]/)[0];
  return isLanguage(primary) ? primary : undefined;
}

/** The first candidate that is a language of the site, or the fallback. */
export function chooseLanguage(wanted: string[]): Language {
  return wanted.map(languageOf).find((language) => language !== undefined) ?? fallbackLanguage;
}
