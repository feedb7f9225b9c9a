/** A value of a JSON file. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none, if it is no list. */
export const objectsIn = (value: Json | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).filter(isObject);

/** Whether two values are the same, whatever the order of their keys. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(one[key], other[key]))
  );
}

/** The value at a path, undefined if there is none. */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (branch, key) =>
      Array.isArray(branch) ? branch[Number(key)] : isObject(branch) ? branch[key] : undefined,
    value,
  );
}

const isEmpty = (value: Json | undefined) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A document without what an empty form field gives: `null`, an empty text, `false`, an empty list or object. A value that
 * the model requires comes back when the document is written.
 */
export function clean(value: Json): Json {
  if (Array.isArray(value))
    return value.map(clean).filter((item) => isObject(item) || !isEmpty(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, clean(each)] as const);
  return Object.fromEntries(entries.filter(([, each]) => !isEmpty(each)));
}
