import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from './schema';

/**
 * Three-way merge of a save: a value that the page has not changed takes the file's current value. If both have changed
 * the same value, or one list in different ways, they are in conflict.
 */

type Value = Json | undefined;

export interface Merged {
  value: Value;
  /** Paths of values changed by both sides. */
  conflicts: string[][];
}

/** The value at a path, where a list item is identified by its slug; undefined if there is none. */
export const valueOn = (value: Value, path: readonly string[]): Value =>
  path.reduce<Value>((at, key) => {
    if (Array.isArray(at)) return at.find((item) => isObject(item) && item.slug === key);
    return isObject(at) ? at[key] : undefined;
  }, value);

/** A copy of a value with another one at a path. */
function replaced(value: Value, [key, ...rest]: readonly string[], other: Value): Value {
  if (key === undefined) return other;
  const change = (own: Value) => replaced(own, rest, other);
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const next = isObject(item) && item.slug === key ? change(item) : item;
      return next === undefined ? [] : [next];
    });
  const entries = Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== key);
  const own = change(isObject(value) ? value[key] : undefined);
  return Object.fromEntries(own === undefined ? entries : [...entries, [key, own]]);
}

/** The base for a change after a conflict: the file's values at the conflicts, which the author has then read. */
export const rebased = (base: Value, now: Value, { conflicts }: Merged): Value =>
  conflicts.reduce((value, path) => replaced(value, path, valueOn(now, path)), base);

/** Slugs of a list's items; undefined unless all items are objects with unique slugs. */
function slugsIn(list: Json[]): string[] | undefined {
  const slugs = list.map((item) =>
    isObject(item) && typeof item.slug === 'string' ? item.slug : '',
  );
  const areNames = slugs.every(Boolean) && new Set(slugs).size === slugs.length;
  return areNames ? slugs : undefined;
}

const bySlug = (list: Json[]): JsonObject =>
  Object.fromEntries((slugsIn(list) ?? []).map((slug, index) => [slug, list[index] ?? null]));

/** Merges lists of items with slugs, in the order of the side that has changed it. */
function mergedLists(base: Json[], own: Json[], now: Json[], path: string[]): Merged {
  const [before = [], mine = [], theirs = []] = [base, own, now].map(slugsIn);
  const kept = (list: string[], other: string[]) => list.filter((slug) => other.includes(slug));
  const isMoved = (list: string[]) => !isDeepStrictEqual(kept(list, before), kept(before, list));
  if (isMoved(mine) && isMoved(theirs)) return { value: own, conflicts: [path] };
  const { value, conflicts } = merged(bySlug(base), bySlug(own), bySlug(now), path);
  const items = value as JsonObject;
  const [first, second] = isMoved(theirs) ? [theirs, mine] : [mine, theirs];
  const order = [...first, ...second.filter((slug) => !first.includes(slug))];
  return { value: order.flatMap((slug) => (slug in items ? [items[slug]!] : [])), conflicts };
}

/**
 * Merges two changes of one value.
 *
 * @param base value before both changes
 * @param own value of the page
 * @param now value of the file
 * @returns the page's value where they are in conflict
 */
export function merged(base: Value, own: Value, now: Value, path: string[] = []): Merged {
  if (isDeepStrictEqual(own, base)) return { value: now, conflicts: [] };
  if (isObject(base) && isObject(own) && isObject(now)) {
    // In the order of the file, so that a save does not move lines.
    const keys = [...new Set([...Object.keys(now), ...Object.keys(own)])];
    const parts = keys.map(
      (key) => [key, merged(base[key], own[key], now[key], [...path, key])] as const,
    );
    const values = parts.filter(([, { value }]) => value !== undefined);
    return {
      value: Object.fromEntries(values.map(([key, { value }]) => [key, value])) as JsonObject,
      conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  const lists = [base, own, now];
  if (lists.every((list) => Array.isArray(list) && slugsIn(list)))
    return mergedLists(...(lists as [Json[], Json[], Json[]]), path);
  const isOwn = isDeepStrictEqual(now, base) || isDeepStrictEqual(own, now);
  return { value: own, conflicts: isOwn ? [] : [path] };
}
