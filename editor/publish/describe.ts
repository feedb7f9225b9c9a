import { compareValues, type ValueChange } from './compare';
import type { TextsOfState } from './texts';

/** A change in words. Without a path it is about the whole file: a picture, or a new or deleted file. */
export interface DescribedChange extends ValueChange {
  /** From the project's root. */
  file: string;

  /** The value's name for people. */
  name: string;

  /** The name of the page or the record that it belongs to. */
  topic: string;

  /** The language of a text. */
  language?: string;
}

/** Gives the name for people of a file (an empty path), a record or a value. */
export type NameOf = (file: string, path: string[]) => string;

/** @returns the content of a JSON file; `undefined` if it does not exist or cannot be read */
function parse(text: string | null | undefined): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function fileChange(before: string | null, after: string | null): ValueChange[] {
  if (before === after) return [];
  if (before === null) return [{ kind: 'added', path: [] }];
  return [{ kind: after === null ? 'removed' : 'changed', path: [] }];
}

function changesOf(file: string, before: string | null, after: string | null): ValueChange[] {
  const [old, present] = [parse(before), parse(after)];
  const hasValues = file.endsWith('.json') && old !== undefined && present !== undefined;
  return hasValues ? compareValues(old, present, []) : fileChange(before, after);
}

/**
 * Says what changed between two states of some files: each value of a JSON file, and other files as a whole.
 *
 * @param before the texts before; a file that is not among them did not exist
 * @param nameOf gives the names for people
 */
export function describeChanges(
  before: TextsOfState,
  after: TextsOfState,
  nameOf: NameOf,
): DescribedChange[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return files.flatMap((file) => {
    const [old, present] = [before[file] ?? null, after[file] ?? null];
    const isList = Array.isArray(parse(present) ?? parse(old));
    const language = /^locales\/([^/]+)\//.exec(file)?.[1];
    return changesOf(file, old, present).map((change) => ({
      ...change,
      file,
      name: nameOf(file, change.path),
      topic: nameOf(file, isList ? change.path.slice(0, 1) : []),
      ...(language !== undefined && { language }),
    }));
  });
}
