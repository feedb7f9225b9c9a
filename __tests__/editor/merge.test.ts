import { Conflict, merge } from '../../editor/documents/merge';
import type { Json } from '../../editor/json';

type Value = Json | undefined;

const object = { title: 'old', list: ['a', 'b'], deep: { one: 1, two: 2 } };
const none = undefined;

describe.each<[name: string, before: Value, changed: Value, current: Value, expected: Value]>([
  ['nothing changed', object, object, object, object],
  ['changed in the editor', 'old', 'new', 'old', 'new'],
  ['changed outside', 'old', 'old', 'new', 'new'],
  ['changed to the same in both', 'old', 'new', 'new', 'new'],
  ['emptied in the editor', { a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2 }, { a: 1 }],
  ['removed outside', { a: 1, b: 2 }, { a: 1, b: 2 }, { a: 1 }, { a: 1 }],
  ['added in both', {}, { a: 1 }, { b: 2 }, { b: 2, a: 1 }],
  ['new in the editor', none, { a: 1 }, none, { a: 1 }],
  [
    'other values of an object',
    object,
    { ...object, title: 'new', deep: { one: 1, two: 3 } },
    { ...object, deep: { one: 0, two: 2 } },
    { title: 'new', list: ['a', 'b'], deep: { one: 0, two: 3 } },
  ],
  [
    'a list as a whole',
    { l: ['a'] },
    { l: ['a', 'b'] },
    { l: ['a'], x: 1 },
    { l: ['a', 'b'], x: 1 },
  ],
])('merges %s', (_, before, changed, current, expected) => {
  it('to the expected value', () => {
    expect(merge({ before, changed, known: before, current })).toEqual(expected);
  });
});

it.each<[name: string, before: Json, changed: Value, current: Value, path: string[]]>([
  ['a value', { deep: { one: 1 } }, { deep: { one: 2 } }, { deep: { one: 3 } }, ['deep', 'one']],
  ['items of one list', { l: [{ a: 1 }] }, { l: [{ a: 2 }] }, { l: [{ a: 1 }, { a: 9 }] }, ['l']],
  ['a value that is gone outside', { a: 1, b: 1 }, { a: 2, b: 1 }, { b: 1 }, ['a']],
  ['a value that the editor removes', { a: 1 }, {}, { a: 2 }, ['a']],
])('refuses a change of %s on both sides', (_, before, changed, current, path) => {
  const act = () => merge({ before, changed, known: before, current });
  expect(act).toThrow(Conflict);
  expect(act).toThrow(`outside: ${path.join('.')}`);
});

it('compares the files with what they were, not with what the editor had', () => {
  const before = { text: 'as typed', name: 'x' };
  const known = { text: 'as mended', name: 'x' };
  const changed = { text: 'typed again', name: 'x' };
  expect(merge({ before, changed, known, current: known })).toEqual(changed);
});
