import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { attributes, builtPage, onEach } from './support/built-page';

/** Size of our own code for the browser, compressed as by a host, so that it does not grow unnoticed. */

const KB = 1024;

/** A tenth more than the most that there is. */
const budget = { scripts: 125 * KB, styles: 22.5 * KB };

const stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as {
  assetsByChunkName: Record<string, string[]>;
};

const size = (content: string | Buffer) => brotliCompressSync(content).length;

const { app, ...templates } = stats.assetsByChunkName;

const isScript = (file: string) => file.endsWith('.js');
const sizes = new Map(
  [...new Set(Object.values(stats.assetsByChunkName).flat())]
    .filter(isScript)
    .map((file) => [file, size(readFileSync(`public/${file}`))]),
);

it('every kind of page becomes alive within the budget of scripts', () =>
  onEach(Object.entries(templates), ([, files]) => {
    const bytes = [...app!, ...files].filter(isScript).map((file) => sizes.get(file)!);
    expect(bytes.length).toBeGreaterThan(3);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(budget.scripts);
  }));

/** Code that must load on demand only, by a text unique to it. */
const later = ['vanillaTilt=', 'largest-contentful-paint'];

it('tilt and web-vitals are in the build, and not in what a page loads first', () => {
  const textOf = (files: Iterable<string>) =>
    [...files].map((file) => readFileSync(`public/${file}`, 'utf8')).join('');
  const all = textOf(readdirSync('public').filter(isScript));
  const first = textOf(sizes.keys());
  expect(later.filter((text) => !all.includes(text))).toEqual([]);
  expect(later.filter((text) => first.includes(text))).toEqual([]);
});

it('the styles in each page stay within their budget', () => {
  const { $ } = builtPage('/');
  expect(attributes($, 'style[data-href]', 'data-href')).toHaveLength(1);
  expect(size($('style[data-href]').text())).toBeLessThanOrEqual(budget.styles);
});
