import { fallbackLanguage } from '../../i18n/languages';
import { issueAt, type Issue } from '../issue';
import type { Source } from '../../content/read';
import { texts } from '../../content/words';
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
    const value = source.locales[fallbackLanguage]?.[namespace]?.value;
    if (value === undefined) return [];
    const keys = texts(value).map(({ path }) => path);
    const asked = keysAsked(namespace, source);
    const unused = keys.filter((key) => !asked.some((each) => covers(each, key)));
    const missing = asked.filter((each) => !keys.some((key) => covers(each, key)));
    return [
      ...unused.map((field) => issueAt({ ...place, field }, 'key-unused')),
      ...missing.map((field) => issueAt({ ...place, field }, 'key-missing')),
    ];
  });
}
