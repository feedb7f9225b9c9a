import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '../../tools/format-json.mjs';

const root = path.join(__dirname, '../..');

it.each([
  [
    'a short object',
    { slug: 'farm', services: ['web'] },
    '{ "slug": "farm", "services": ["web"] }\n',
  ],
  [
    'rows, one a line',
    [
      [1, 2],
      [3, 4],
    ],
    '[\n  [1, 2],\n  [3, 4]\n]\n',
  ],
  [
    'what holds rows',
    {
      list: [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
    },
    '{\n  "list": [\n    { "a": 1, "b": 2 },\n    { "a": 3, "b": 4 }\n  ]\n}\n',
  ],
  ['empty parts', { list: [], group: {} }, '{ "list": [], "group": {} }\n'],
  [
    'what is too long',
    { a: 'x'.repeat(50), b: 'y'.repeat(50) },
    `{\n  "a": "${'x'.repeat(50)}",\n  "b": "${'y'.repeat(50)}"\n}\n`,
  ],
  [
    '100 characters, comma included',
    { a: { b: 'x'.repeat(81) }, c: 1 },
    `{\n  "a": { "b": "${'x'.repeat(81)}" },\n  "c": 1\n}\n`,
  ],
  [
    '101 characters',
    { a: { b: 'x'.repeat(82) }, c: 1 },
    `{\n  "a": {\n    "b": "${'x'.repeat(82)}"\n  },\n  "c": 1\n}\n`,
  ],
  [
    'many numbers',
    Array.from({ length: 60 }, (_, index) => index),
    /^\[\n {2}0, 1, [^\n]{80,},\n {2}27, [^]+ 59\n\]\n$/,
  ],
])('writes %s', (_, value, expected) => {
  const text = formatJson(value);
  if (expected instanceof RegExp) expect(text).toMatch(expected);
  else expect(text).toBe(expected);
  expect(JSON.parse(text)).toEqual(value);
});

it('is the format of every file of data/ and locales/', () => {
  const files = ['data', 'locales'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(root, folder, name)),
  );
  const others = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return formatJson(JSON.parse(text) as never) !== text;
  });
  // `npm run format` writes it.
  expect(others.map((file) => path.relative(root, file))).toEqual([]);
});
