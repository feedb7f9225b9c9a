import { isObject, type JsonObject } from '../json';
import { each } from './kinds';
import { slugsOf } from './slugs';

/** An object of a document that words stand in, with the slug of the list's item it is in. */
export interface Place {
  object: JsonObject;
  item: string;
}

/** The objects of a document at a path, in which `*` stands for each item of a list. An object that is missing is created. */
export function placesIn(
  object: JsonObject,
  [key, ...rest]: readonly string[],
  item = '',
): Place[] {
  if (key === undefined) return [{ object, item }];
  if (rest[0] !== each) {
    const child = isObject(object[key]) ? object[key] : (object[key] = {});
    return placesIn(child, rest, item);
  }
  const list = object[key];
  const slugs = slugsOf(list);
  return (Array.isArray(list) ? list : []).flatMap((child, index) =>
    isObject(child) ? placesIn(child, rest.slice(1), slugs[index]) : [],
  );
}

/** Fills the placeholders of a path in a file. */
export const filled = (path: readonly string[], document: string, item: string): string[] =>
  path.map((key) => key.replace('{document}', document).replace('{item}', item));
