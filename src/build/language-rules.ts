import { languageParameter } from '../i18n/choice';
import { fallbackLanguage, languages } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';

const prefixed = languages.filter((language) => language !== fallbackLanguage);

/** A page's file in `public/`. */
const fileOf = (path: string) => `${path === '/' ? '/index' : path}.html`;

/**
 * Rules that send a visitor to the page in their own language at the first request. The host reads the language from
 * its cookie, else from the first language of the browser; one that the site does not have leads nowhere.
 *
 * - An address with `?lng=` stays: the page itself obeys it, and remembers it.
 * - An address with a prefix has no rule, so it stays too.
 *
 * @param at the address that a visitor asks for
 * @param path that of the page, without language prefix
 */
function rulesOf(at: string, path: string): string[] {
  return [
    `${at} ${languageParameter}=:any ${fileOf(path)} 200!`,
    ...prefixed.map(
      (language) => `${at} ${localisedPath(path, language)} 302! Language=${language}`,
    ),
  ];
}

/** The language rules of pages, at each page's own address and in lower case. */
export function languageRules(paths: string[]): string[] {
  return paths.flatMap((path) =>
    [...new Set([path, path.toLowerCase()])].flatMap((at) => rulesOf(at, path)),
  );
}
