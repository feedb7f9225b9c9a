import { fallbackLanguage } from '../../i18n/languages';
import type { Issue } from '../issue';
import type { Source } from '../source';
import { texts } from '../translations/tree';
import { contentOf } from './content';
import { localeFile } from './locale-texts';

/** A key that code asks for: `'home:title'`, or the start of one, `home:errors.${name}`. */
const asking = /['"`]([\w-]+):([\w.-]+)(?=['"`]|\$\{)/g;

const covers = (asked: string, key: string) =>
  key === asked || key.startsWith(asked.endsWith('.') ? asked : `${asked}.`);

/** The keys of a namespace that code asks for, each once. */
function keysAsked(namespace: string, { code }: Source): string[] {
  const found = Object.values(code).flatMap((text) => [...text.matchAll(asking)]);
  return [...new Set(found.flatMap(([, name, key = '']) => (name === namespace ? [key] : [])))];
}

/**
 * Checks that code uses each key of a page's translations, and that each key it uses exists. Only French is checked: the
 * other languages are compared with it.
 *
 * @param pages the namespaces that pages ask for by key
 */
export function checkUse(pages: string[], source: Source): Issue[] {
  return pages.flatMap((namespace) => {
    const place = localeFile(fallbackLanguage, namespace);
    const { value } = contentOf(source.locales[fallbackLanguage]?.[namespace], place);
    if (value === undefined) return [];
    const keys = texts(value).map(({ path }) => path);
    const asked = keysAsked(namespace, source);
    return [
      ...keys
        .filter((key) => !asked.some((each) => covers(each, key)))
        .map((field) => ({ ...place, field, message: 'nothing uses this key' })),
      ...asked
        .filter((each) => !keys.some((key) => covers(each, key)))
        .map((field) => ({
          ...place,
          field,
          message: 'a page asks for this key, but it is missing',
        })),
    ];
  });
}
