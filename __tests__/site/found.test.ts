import { readdirSync, readFileSync } from 'node:fs';

/** What search engines find beside the pages. */

it('has a robots.txt that lets everything be read, and no sitemap before it is live', () => {
  expect(readFileSync('public/robots.txt', 'utf8')).toBe('User-agent: *\nAllow: /\n');
  expect(readdirSync('public').filter((file) => file.includes('sitemap'))).toEqual([]);
});
