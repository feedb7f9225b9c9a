import { isEqual, isObject, type Json } from '../json';

/** The states of a document, or of a part of it, that a change is merged from. */
export interface States {
  /** What the editor had before the change. */
  before: Json | undefined;
  /** What the editor has now. */
  changed: Json | undefined;
  /** What the files had when the editor last read or wrote the document. */
  known: Json | undefined;
  /** What the files have now. */
  current: Json | undefined;
}

/** A value was changed in the editor and in the files. */
export class Conflict extends Error {
  constructor(readonly path: string[]) {
    super(`changed in the editor and outside: ${path.join('.')}`);
  }
}

const keysOf = (values: (Json | undefined)[]) =>
  new Set(values.filter(isObject).flatMap((value) => Object.keys(value)));

const isObjectOrMissing = (value: Json | undefined) => value === undefined || isObject(value);

const at = (value: Json | undefined, key: string) => (isObject(value) ? value[key] : undefined);

/**
 * The files' document with what was changed in the editor; a list changes as a whole.
 *
 * @throws {Conflict} for a value that was changed in both
 */
export function merge(states: States, path: string[] = []): Json | undefined {
  const { before, changed, known, current } = states;
  if (isEqual(before, changed)) return current;
  const all = [before, changed, known, current];
  if (all.every(isObjectOrMissing) && isObject(changed)) {
    const merged = [...keysOf([current, changed, before])].map((key) => {
      const [b, c, k, now] = all.map((value) => at(value, key));
      return [
        key,
        merge({ before: b, changed: c, known: k, current: now }, [...path, key]),
      ] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Json;
  }
  if (isEqual(current, known) || isEqual(current, changed)) return changed;
  throw new Conflict(path);
}
