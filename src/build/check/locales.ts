import { fallbackLanguage, languages, type Language } from '../../language/languages';
import type { Fault } from '../fault';
import type { Data } from '../model';
import type { Parsed, Source } from '../source';
import { factsOf } from '../words/facts';
import { recordNamespaces } from '../words/records';
import { placeholders, texts } from '../words/tree';

type Where = Pick<Fault, 'file' | 'language'>;

const where = (language: Language, namespace: string): Where => ({
  file: `locales/${language}/${namespace}.json`,
  language,
});

function valueOf(parsed: Parsed | undefined, place: Where): { value?: unknown; faults: Fault[] } {
  if (!parsed) return { faults: [{ ...place, says: 'the file is missing' }] };
  if ('unreadable' in parsed)
    return { faults: [{ ...place, says: `not valid JSON: ${parsed.unreadable}` }] };
  return { value: parsed.value, faults: [] };
}

function checkText(text: unknown, field: string, place: Where): Fault[] {
  if (typeof text !== 'string')
    return [{ ...place, field, says: `expected a text, found ${JSON.stringify(text)}` }];
  return text.trim() ? [] : [{ ...place, field, says: 'the text is empty' }];
}

/** What a language's words must share with the French ones: keys and placeholders. */
function compare(french: unknown, translated: unknown, place: Where): Fault[] {
  const expected = new Map(texts(french).map(({ path, text }) => [path, text]));
  const found = new Map(texts(translated).map(({ path, text }) => [path, text]));
  const missing = [...expected.keys()].filter((key) => !found.has(key));
  const extra = [...found.keys()].filter((key) => !expected.has(key));
  const names = (text: unknown) => placeholders(String(text)).join(', ') || 'none';
  return [
    ...missing.map((field) => ({
      ...place,
      field,
      says: `the key is missing, ${fallbackLanguage} has it`,
    })),
    ...extra.map((field) => ({
      ...place,
      field,
      says: `the key is unknown, ${fallbackLanguage} does not have it`,
    })),
    ...[...found].flatMap(([field, text]) => {
      const wanted = names(expected.get(field));
      if (!expected.has(field) || names(text) === wanted) return [];
      return [
        {
          ...place,
          field,
          says: `placeholders ${names(text)}, expected ${wanted} as in ${fallbackLanguage}`,
        },
      ];
    }),
  ];
}

function checkLanguage(namespaces: string[], language: Language, source: Source): Fault[] {
  const words = source.locales[language];
  if (!words) return [{ file: `locales/${language}`, language, says: 'the folder is missing' }];
  return [
    ...Object.keys(words)
      .filter((namespace) => !namespaces.includes(namespace))
      .map((namespace) => ({
        ...where(language, namespace),
        says: 'no page and no record uses this file',
      })),
    ...namespaces.flatMap((namespace) => {
      const place = where(language, namespace);
      const { value, faults } = valueOf(words[namespace], place);
      if (faults.length > 0) return faults;
      const french = source.locales[fallbackLanguage]?.[namespace];
      return [
        ...texts(value).flatMap(({ path, text }) => checkText(text, path, place)),
        ...(language !== fallbackLanguage && french && 'value' in french
          ? compare(french.value, value, place)
          : []),
      ];
    }),
  ];
}

/** Facts that words name but `data/` does not have. */
function checkFacts(data: Data, source: Source): Fault[] {
  const known = factsOf(data, { range: '', items: {} }, fallbackLanguage);
  return Object.entries(source.locales[fallbackLanguage] ?? {}).flatMap(([namespace, parsed]) =>
    'unreadable' in parsed
      ? []
      : texts(parsed.value).flatMap(({ path, text }) =>
          placeholders(String(text))
            .filter((name) => name.includes('.') && !(name in known))
            .map((name) => ({
              ...where(fallbackLanguage, namespace),
              field: path,
              says: `unknown fact "${name}", expected one of ${Object.keys(known).join(', ')}`,
            })),
        ),
  );
}

/** Keys of page words that no code asks for, and keys that code asks for but the words do not have. */
function checkUse(pages: string[], source: Source): Fault[] {
  const asked = new Set(
    Object.values(source.code).flatMap((text) =>
      [...text.matchAll(/['"`]([\w-]+):([\w.-]+)(?=['"`]|\$\{)/g)].map(
        ([, namespace, key]) => `${namespace}:${key}`,
      ),
    ),
  );
  const covers = (used: string, key: string) =>
    key === used || key.startsWith(used.endsWith('.') ? used : `${used}.`);
  return pages.flatMap((namespace) => {
    const place = where(fallbackLanguage, namespace);
    const parsed = source.locales[fallbackLanguage]?.[namespace];
    if (!parsed || 'unreadable' in parsed) return [];
    const keys = texts(parsed.value).map(({ path }) => `${namespace}:${path}`);
    const field = (key: string) => key.slice(namespace.length + 1);
    return [
      ...keys
        .filter((key) => ![...asked].some((used) => covers(used, key)))
        .map((key) => ({ ...place, field: field(key), says: 'nothing uses this key' })),
      ...[...asked]
        .filter(
          (used) => used.startsWith(`${namespace}:`) && !keys.some((key) => covers(used, key)),
        )
        .map((used) => ({
          ...place,
          field: field(used),
          says: 'a page asks for this key, but it is missing',
        })),
    ];
  });
}

/** Words of records must have the shape that the data asks for. French decides, the others are compared to it. */
function checkRecords(data: Data, source: Source): Fault[] {
  return Object.entries(recordNamespaces(data, source)).flatMap(([namespace, shape]) => {
    const parsed = source.locales[fallbackLanguage]?.[namespace];
    if (!parsed || 'unreadable' in parsed) return [];
    const issues = shape.safeParse(parsed.value).error?.issues ?? [];
    return issues.map(({ path, message }) => ({
      ...where(fallbackLanguage, namespace),
      field: path.join('.'),
      says: message,
    }));
  });
}

/**
 * Checks `locales/`: every file, key, text and placeholder in every language, nothing missing and nothing unused.
 *
 * @param pages the namespaces that pages ask for by key
 */
export function checkLocales(data: Data, pages: string[], source: Source): Fault[] {
  const namespaces = [...pages, ...Object.keys(recordNamespaces(data, source))];
  return [
    ...Object.keys(source.locales)
      .filter((name) => !languages.some((language) => language === name))
      .map((name) => ({
        file: `locales/${name}`,
        says: `not a language of the site, expected one of ${languages.join(', ')}`,
      })),
    ...languages.flatMap((language) => checkLanguage(namespaces, language, source)),
    ...checkRecords(data, source),
    ...checkFacts(data, source),
    ...checkUse(pages, source),
  ];
}
