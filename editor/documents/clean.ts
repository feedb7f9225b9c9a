import { isObject, type Json } from '../json';

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
