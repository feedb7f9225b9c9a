import { kilobytes, missedMark, table } from '../table.mjs';
import { growthTargets } from '../targets.mjs';

/**
 * One build: `seconds`, `memory` in bytes, and the sizes of `sizes.mjs`.
 *
 * @typedef {{ services: number, seconds: number, memory: number, pages: number, home: number, service: number, category: number, script: number }} Grown
 */

/**
 * The build time of one more page. Work that both builds do, such as the pictures, does not count.
 *
 * @param {Grown} smaller
 * @param {Grown} larger
 * @returns {number} ms
 */
function perAddedPage(smaller, larger) {
  return ((larger.seconds - smaller.seconds) * 1000) / (larger.pages - smaller.pages);
}

/** @param {number} bytes */
const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;

/** @param {readonly Grown[]} builds from the smallest to the largest */
export function growthTable(builds) {
  const head = ['services', 'pages', 'seconds', 'ms per added page', 'peak memory'];
  const sizes = ['page-data: home', 'a service', 'a category', 'script of a page (brotli)'];
  const rows = builds.map((build, index) => {
    const { services, pages, seconds, memory, home, service, category, script } = build;
    const before = builds[index - 1];
    return [
      String(services),
      String(pages),
      seconds.toFixed(0),
      before ? perAddedPage(before, build).toFixed(0) : '',
      `${gigabytes(memory)}${memory > growthTargets.memory ? missedMark : ''}`,
      ...[home, service, category, script].map(kilobytes),
    ];
  });
  return table([...head, ...sizes], rows);
}
