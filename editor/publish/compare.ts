/** How a value or a file changed; `moved` is a list with the same items in another order. */
export type Kind = 'added' | 'removed' | 'changed' | 'moved';

/** A changed value of a file. */
export interface ValueChange {
  kind: Kind;

  /** Its keys from the top of the file. The key of an item is its slug or name, if it has one, or its position. */
  path: string[];

  before?: unknown;
  after?: unknown;
}

type Fields = Record<string, unknown>;

/** Fields that tell items of a list apart. */
const identities = ['slug', 'name', 'town'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the keys of a list's items; `undefined` if the field does not tell them apart */
function keysBy(field: string, items: Fields[]): string[] | undefined {
  const keys = items.map((item) => item[field]);
  const areDistinct = new Set(keys).size === keys.length;
  return areDistinct && keys.every((key) => typeof key === 'string') ? keys : undefined;
}

/** Turns two lists of records into records by the same kind of key. */
function byKey(before: Fields[], after: Fields[]): [Fields, Fields] {
  const field = identities.find((each) => keysBy(each, before) && keysBy(each, after));
  const toFields = (items: Fields[]): Fields => {
    const keys = field === undefined ? undefined : keysBy(field, items);
    return Object.fromEntries(items.map((item, index) => [keys?.[index] ?? `${index}`, item]));
  };
  return [toFields(before), toFields(after)];
}

function compareFields(before: Fields, after: Fields, path: string[]): ValueChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => compareValues(before[key], after[key], [...path, key]));
}

function isReordered(before: Fields, after: Fields): boolean {
  const kept = Object.keys(before).filter((key) => key in after);
  const order = Object.keys(after).filter((key) => key in before);
  return kept.join('\0') !== order.join('\0');
}

function compareLists(before: Fields[], after: Fields[], path: string[]): ValueChange[] {
  const [old, present] = byKey(before, after);
  const changes = compareFields(old, present, path);
  const moved: ValueChange = { kind: 'moved', path };
  return isReordered(old, present) ? [...changes, moved] : changes;
}

/**
 * Finds the smallest values that changed between two JSON values. A list of plain values counts as one value.
 *
 * @param path the keys that lead to both values
 */
export function compareValues(before: unknown, after: unknown, path: string[]): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === undefined) return [{ kind: 'added', path, after }];
  if (after === undefined) return [{ kind: 'removed', path, before }];
  if (isFields(before) && isFields(after)) return compareFields(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, present]: [unknown[], unknown[]] = [before, after];
    if (old.every(isFields) && present.every(isFields)) return compareLists(old, present, path);
  }
  return [{ kind: 'changed', path, before, after }];
}
