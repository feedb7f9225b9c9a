import { fallbackLanguage, type Language, languages } from '../src/i18n/languages';
import {
  hasWords,
  titleField,
  isObject,
  isRequired,
  isWord,
  type Json,
  type JsonObject,
  type Schema,
} from './schema';

/**
 * Two representations of a file. On disk a word is an object keyed by language, beside the facts. The CMS holds the
 * whole file once per language: facts in French only, words in all. List items are shared by all languages, so a list
 * of words becomes a list of objects there, `{ "text": … }`.
 */

type InEach = Partial<Record<string, Json>>;

/**
 * A value from disk in one language, as held by the CMS; undefined if there is none in this language.
 *
 * @param names facts that all languages have: those that identify a list item
 */
export function inLanguage(
  value: Json | undefined,
  schema: Schema,
  language: Language,
  names: readonly string[] = [],
): Json | undefined {
  if (isWord(schema)) return isObject(value) ? value[language] : undefined;
  const { items = {}, properties } = schema;
  if (Array.isArray(value))
    return value.map((item) => {
      const title = titleField(Object.keys(items.properties ?? {}));
      const own = inLanguage(item, items, language, ['slug', ...(title ? [title] : [])]);
      return isWord(items) ? { text: own ?? '' } : (own ?? null);
    });
  if (!isObject(value) || !properties) return value;
  const isShown = (part: Schema, field: string) =>
    language === fallbackLanguage || names.includes(field) || hasWords(part);
  const parts = Object.entries(value)
    .filter(([field]) => isShown(properties[field] ?? {}, field))
    .map(([field, part]) => [field, inLanguage(part, properties[field] ?? {}, language)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as JsonObject;
}

const isEmpty = (value: Json | undefined) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Replacement for a required value that was emptied: the CMS omits it, and a group in which it was the only value. */
function emptyOf({ type, properties = {}, required = [] }: Schema): Json | undefined {
  if (type === 'string') return '';
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type !== 'object') return undefined;
  const parts = required.map((field) => [field, emptyOf(properties[field] ?? {})] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as JsonObject;
}

const inEach = (pick: (language: Language) => Json | undefined): InEach =>
  Object.fromEntries(languages.map((language) => [language, pick(language)]));

/**
 * The inverse of `inLanguage`, from the value in each language. Fields are in the order of the schema; empty ones are
 * omitted.
 */
export function together(values: InEach, schema: Schema): Json | undefined {
  const first = values[fallbackLanguage];
  if (isWord(schema)) {
    if (languages.every((language) => isEmpty(values[language]))) return undefined;
    return inEach((language) => values[language] ?? '') as JsonObject;
  }
  const { items = {}, properties } = schema;
  const part = (of: Schema, pick: (value: Json | undefined) => Json | undefined) =>
    together(
      inEach((language) => pick(values[language])),
      of,
    );
  if (Array.isArray(first))
    return first.map((_, index) => {
      const item = part(items, (list) => {
        const own = Array.isArray(list) ? list[index] : undefined;
        return isWord(items) && isObject(own) ? own.text : own;
      });
      return item ?? (isWord(items) ? inEach(() => '') : null);
    }) as Json[];
  if (!isObject(first) || !properties) return first;
  const fields = [...new Set([...Object.keys(properties), ...Object.keys(first)])];
  const parts = fields.map((field) => {
    const of = properties[field] ?? {};
    const value = part(of, (object) => (isObject(object) ? object[field] : undefined));
    if (isRequired(schema, field)) return [field, value ?? emptyOf(of)] as const;
    return [field, isEmpty(value) ? undefined : value] as const;
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as JsonObject;
}
