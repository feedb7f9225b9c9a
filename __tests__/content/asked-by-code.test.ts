import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageNamespaces } from '../../src/content/templates';
import { texts } from '../../src/content/words';

/** The code that pages can run, as one text. */
const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/^(?:content|gatsby)\b/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))
  .join('\n');

/** The keys that code asks for, with their namespace: `home:title`, or the start of some, `home:errors.${name}`. */
const asked = [...code.matchAll(/['"`]([\w-]+:[\w.-]+)(?=['"`]|\$\{)/g)].flatMap(([, key]) =>
  key !== undefined && pageNamespaces.some((name) => key.startsWith(`${name}:`)) ? [key] : [],
);

/** The keys of the French words of pages; the build compares the other languages with them. */
const keys = pageNamespaces.flatMap((namespace) => {
  const words: unknown = JSON.parse(readFileSync(`locales/fr/${namespace}.json`, 'utf8'));
  return texts(words).map(({ path: key }) => `${namespace}:${key}`);
});

const covers = (start: string, key: string) =>
  key === start || key.startsWith(start.endsWith('.') ? start : `${start}.`);

it('code asks for each text of a page', () => {
  expect(keys.filter((key) => !asked.some((start) => covers(start, key)))).toEqual([]);
});

it('no text of a page is an item of a list: in data/ an item is one thing in all languages', () => {
  expect(keys.filter((key) => /\.\d+(?:\.|$)/.test(key))).toEqual([]);
});

it('each text that code asks for is there', () => {
  expect(asked.filter((start) => !keys.some((key) => covers(start, key)))).toEqual([]);
});
