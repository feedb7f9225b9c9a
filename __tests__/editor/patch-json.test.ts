import type { Json } from '../../editor/json';
import { patchJson } from '../../editor/save/patch-json';

const compact = '[\n  { "slug": "a", "n": 1 },\n  { "slug": "b", "n": 2 }\n]\n';
const expanded = '{\n  "a": {\n    "x": 1\n  },\n  "b": {\n    "x": 2\n  }\n}\n';
const pairs = '[\n  [1, 2], [3, 4], [5, 6],\n  [7, 8], [9, 10]\n]';

it.each<[name: string, text: string, next: Json, expected: string]>([
  ['nothing', compact, JSON.parse(compact) as Json, compact],
  [
    'a value',
    compact,
    [
      { slug: 'a', n: 1 },
      { slug: 'b', n: 3 },
    ],
    compact.replace('2', '3'),
  ],
  [
    'the order',
    compact,
    [
      { slug: 'b', n: 2 },
      { slug: 'a', n: 1 },
    ],
    '[\n  { "slug": "b", "n": 2 },\n  { "slug": "a", "n": 1 }\n]\n',
  ],
  [
    'a new last item',
    compact,
    [...(JSON.parse(compact) as Json[]), { slug: 'c' }],
    compact.replace('\n]', ',\n  { "slug": "c" }\n]'),
  ],
  [
    'a new first item',
    compact,
    [{ slug: 'c' }, ...(JSON.parse(compact) as Json[])],
    compact.replace('[\n', '[\n  { "slug": "c" },\n'),
  ],
  ['the first item away', compact, [{ slug: 'b', n: 2 }], '[\n  { "slug": "b", "n": 2 }\n]\n'],
  ['the last item away', compact, [{ slug: 'a', n: 1 }], '[\n  { "slug": "a", "n": 1 }\n]\n'],
  ['all items away', compact, [], '[]\n'],
  [
    'an item into an empty list',
    '{\n  "l": []\n}\n',
    { l: ['x'] },
    '{\n  "l": [\n    "x"\n  ]\n}\n',
  ],
  [
    'a key of a group',
    expanded,
    { a: { x: 1 }, b: { x: 2, y: 3 } },
    expanded.replace('2', '2,\n    "y": 3'),
  ],
  [
    'a new group beside expanded ones',
    expanded,
    { a: { x: 1 }, b: { x: 2 }, c: { x: 3 } },
    expanded.replace('2\n  }', '2\n  },\n  "c": {\n    "x": 3\n  }'),
  ],
  ['a file of one line', '{"a":1,"b":[1,2]}', { a: 1, b: [1, 3] }, '{"a":1,"b":[1,3]}'],
  ['a key of a file of one line', '{"a":1,"b":2}', { a: 1, b: 2, c: 3 }, '{"a":1,"b":2,"c": 3}'],
  [
    'a pair of numbers',
    pairs,
    [
      [1, 2],
      [3, 4],
      [5, 0],
      [7, 8],
      [9, 10],
    ],
    pairs.replace('6', '0'),
  ],
  [
    'a new pair',
    pairs,
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [0, 0],
    ],
    pairs.replace('10]', '10], [0, 0]'),
  ],
  ['another kind of value', '{ "a": [1] }', { a: { b: null } }, '{ "a": { "b": null } }'],
  ['twins', '["a", "a", "b"]', ['a', 'b', 'a'], '["a", "b", "a"]'],
  ['line ends of Windows', '{\r\n  "a": 1\r\n}\r\n', { a: 2 }, '{\r\n  "a": 2\r\n}\r\n'],
])('changes %s, and no other byte', (_, text, next, expected) => {
  expect(patchJson(text, next)).toBe(expected);
});

it('writes a new file with two spaces for each level', () => {
  expect(patchJson(undefined, { a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
});
