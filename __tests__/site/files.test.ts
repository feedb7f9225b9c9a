import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../support/site';

/** Files of public/ besides its pages, and data that none of them may reveal. */

const isText = /\.(?:html|js|css|json|map|txt|xml|webmanifest)$|_(?:headers|redirects)$/;

const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && isText.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

it.each([
  ['names no folder of the building machine: two machines build the same site', path.resolve('.')],
  ['has nothing of the owner’s editor', 'sveltia'],
])('%s', (_, secret) => {
  expect(files.length).toBeGreaterThan(pages.length);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(secret))).toEqual([]);
});

it('has a robots.txt that lets everything be read, and no sitemap before it is live', () => {
  expect(readFileSync('public/robots.txt', 'utf8')).toBe('User-agent: *\nAllow: /\n');
  expect(files.filter((file) => file.includes('sitemap'))).toEqual([]);
});
