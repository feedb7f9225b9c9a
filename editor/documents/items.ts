import { fallbackLanguage, languages, type Language } from '../../src/i18n/languages';
import { isEqual, isObject, type Json, type JsonObject } from '../json';
import { slugsOf } from './places';

/**
 * The items of lists in each language. An item is one thing in all languages: it is known by its slug, or by an `id` that it
 * gets when the document is read, never by its place.
 */

type InEach<Value = Json | undefined> = Record<Language, Value>;

const inEach = <Value>(pick: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, pick(language)])) as InEach<Value>;

/** The items of a list with objects; undefined for anything else. */
const itemsOf = (value: Json | undefined): JsonObject[] | undefined =>
  Array.isArray(value) && value.some(isObject) ? value.filter(isObject) : undefined;

const slugOf = ({ slug }: JsonObject) => slug ?? '';

const isNamed = (item: JsonObject) => slugOf(item) !== '';

/** Does something to the items of each list, whose counterparts have the same place, and to what is in them. */
function mapLists(
  values: InEach,
  change: (lists: InEach<JsonObject[]>, path: string[]) => InEach<JsonObject[]>,
  path: string[] = [],
): InEach {
  const found = Object.values(values);
  if (found.some(itemsOf)) {
    const lists = change(
      inEach((language) => itemsOf(values[language]) ?? []),
      path,
    );
    const items = lists[fallbackLanguage].map((_, index) =>
      mapLists(
        inEach((language) => lists[language][index]),
        change,
        path,
      ),
    );
    return inEach((language) => items.map((item) => item[language] ?? {}));
  }
  if (!found.some(isObject)) return values;
  const keysIn = (value: Json | undefined) => (isObject(value) ? Object.keys(value) : []);
  const keys = [...new Set(found.flatMap(keysIn))];
  const parts = keys.map((key) => {
    const part = inEach((language) => {
      const value = values[language];
      return isObject(value) ? value[key] : undefined;
    });
    return [key, mapLists(part, change, [...path, key])] as const;
  });
  return inEach((language) => {
    const own = parts.map(([key, part]) => [key, part[language]] as const);
    return Object.fromEntries(own.filter(([, part]) => part !== undefined)) as JsonObject;
  });
}

/** The lists of a document in which some language has other items than French. */
export class DifferentLists extends Error {
  constructor(readonly path: string[]) {
    super(`other items than in ${fallbackLanguage}: ${path.join('.')}`);
  }
}

/** What the items of a list are known by; one that is new, or the copy of another, only by its place. */
function keysOf(items: JsonObject[]): string[] {
  const seen = new Set<Json>();
  return items.map(({ slug, id }, index) => {
    const own = slug || id;
    if (!own || seen.has(own)) return `new ${index}`;
    seen.add(own);
    return `known ${JSON.stringify(own)}`;
  });
}

/** The items of a list in each language in the order of French. A new one has the same slug in all languages. */
function inFrenchOrder(lists: InEach<JsonObject[]>, path: string[]): InEach<JsonObject[]> {
  const keys = keysOf(lists[fallbackLanguage]);
  const isNew = keys.map((key) => key.startsWith('new'));
  const french = lists[fallbackLanguage];
  const slugs = slugsOf(french.map((item, index) => (isNew[index] ? { ...item, slug: '' } : item)));
  return inEach((language) => {
    const own = keysOf(lists[language]);
    if (own.length !== keys.length || !own.every((key) => keys.includes(key)))
      throw new DifferentLists(path);
    return keys.map((key, index) => {
      return { ...lists[language][own.indexOf(key)], slug: slugs[index] ?? '' };
    });
  });
}

/** The items of a list in each language, each known by its slug or by an `id`; one that a language lacks is empty there. */
function numbered(lists: InEach<JsonObject[]>): InEach<JsonObject[]> {
  const all = languages.map((language) => lists[language]);
  const slugs = [...new Set(all.flat().filter(isNamed).map(slugOf))];
  const count = Math.max(...all.map(({ length }) => length));
  if (slugs.length === 0)
    return inEach((language) =>
      Array.from({ length: count }, (_, place) => {
        return { ...lists[language][place], id: String(place + 1) };
      }),
    );
  const isWhole = all.every((list) => isEqual(list.map(slugOf), all[0]?.map(slugOf)));
  if (isWhole) return lists;
  return inEach((language) =>
    slugs.map((slug) => lists[language].find((item) => item.slug === slug) ?? { slug }),
  );
}

const inDocuments = (
  documents: InEach,
  change: (lists: InEach<JsonObject[]>, path: string[]) => InEach<JsonObject[]>,
) => mapLists(documents, change) as InEach<JsonObject>;

/** A document as it was read, with an `id` for each item that has no slug, and the same items in all languages. */
export const withIds = (documents: InEach) => inDocuments(documents, numbered);

/**
 * A document of the editor with each list in the order of French, and a slug for every item.
 *
 * @throws {DifferentLists} if a language has other items: which belong together is never guessed
 */
export const aligned = (documents: InEach) => inDocuments(documents, inFrenchOrder);

/** Words without what their items are known by. */
export function withoutIds(value: Json): Json {
  if (Array.isArray(value))
    return value.map((item) => {
      if (!isObject(item)) return item;
      const own = Object.entries(item).filter(([key]) => key !== 'id' && key !== 'slug');
      return withoutIds(Object.fromEntries(own));
    });
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutIds(each)]));
}
