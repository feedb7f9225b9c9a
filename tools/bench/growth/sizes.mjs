import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressedSize } from '../compressed-size.mjs';

/** @param {string} folder the built site @param {string} route */
const pageData = (folder, route) =>
  readFileSync(path.join(folder, 'page-data', route === '/' ? 'index' : route, 'page-data.json'))
    .length;

/**
 * Measures the pages of a built site.
 *
 * @param {string} root the project that was built
 * @returns {{ pages: number, home: number, service: number, category: number, script: number }} the number of pages;
 *   bytes of the page data of three pages; bytes of the scripts of a service page, compressed with brotli
 */
export function builtSizes(root) {
  const folder = path.join(root, 'public');
  const routeOf = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(root, 'data', name), 'utf8'))[0].route;
  /** @type {{ namedChunkGroups: Record<string, { assets: { name: string }[] }> }} */
  const { namedChunkGroups: groups } = JSON.parse(
    readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8'),
  );
  const scripts = ['app', 'component---src-templates-service-tsx']
    .flatMap((name) => groups[name]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
  return {
    pages: readdirSync(path.join(folder, 'page-data'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => path.basename(name) === 'page-data.json').length,
    home: pageData(folder, '/'),
    service: pageData(folder, routeOf('services.json')),
    category: pageData(folder, routeOf('categories.json')),
    script: compressedSize(folder, scripts),
  };
}
