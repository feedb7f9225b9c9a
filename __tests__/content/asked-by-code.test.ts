import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageNamespaces } from '../../src/content/templates';
import { texts } from '../../src/content/words';

/** The code that pages can run, as one text. */
const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/^(?:content|gatsby)\b/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))
  .join('\n');

/**
 * The keys that code asks for, with their namespace: `home:title`, or with parts of any name, `home:errors.${name}`.
 */
const asked = [...code.matchAll(/['"`]([\w-]+:(?:[\w.-]|\$\{[^}]*\})+)['"`]/g)]
  .map(([, key = '']) => key)
  .filter((key) => pageNamespaces.some((name) => key.startsWith(`${name}:`)));

/** The keys of the French words of pages; the build compares the other languages with them. */
const keys = pageNamespaces.flatMap((namespace) => {
  const words: unknown = JSON.parse(readFileSync(`locales/fr/${namespace}.json`, 'utf8'));
  return texts(words).map(({ path: key }) => `${namespace}:${key}`);
});

/** What the answers in a power cut tell the business has two parts, question and answer. */
const part = (of: string) => (of === '${relevant}' ? '[\\w-]+\\.[\\w-]+' : '[\\w-]+');
const patterns = asked.map((key) => new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, part)}$`));

it('code asks for each text of a page', () => {
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

it('no text of a page is an item of a list: in data/ an item is one thing in all languages', () => {
  expect(keys.filter((key) => /\.\d+(?:\.|$)/.test(key))).toEqual([]);
});

it('each text that code asks for is there', () => {
  expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
});
