import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @param {string} folder the built site @param {string} route */
const pageData = (folder, route) =>
  readFileSync(path.join(folder, 'page-data', route === '/' ? 'index' : route, 'page-data.json'))
    .length;

/**
 * What the pages of a built site weigh.
 *
 * @param {string} root the project that was built
 * @returns {{ pages: number, home: number, service: number, category: number, script: number }} the number of pages;
 *   bytes of page-data of three pages, of which the category shows all its services; bytes of the scripts of a service
 *   page, packed with brotli
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
  const packed = [...new Set(scripts)].map(
    (name) => brotliCompressSync(readFileSync(path.join(folder, name))).length,
  );
  return {
    pages: readdirSync(path.join(folder, 'page-data'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => path.basename(name) === 'page-data.json').length,
    home: pageData(folder, '/'),
    service: pageData(folder, routeOf('services.json')),
    category: pageData(folder, routeOf('categories.json')),
    script: packed.reduce((sum, bytes) => sum + bytes, 0),
  };
}
