import path from 'node:path';

/** A relative import of any kind, also of types alone and in JSDoc. */
const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;

/** What an import may leave out of a file's name. */
const endings = ['', '.ts', '.tsx', '.d.ts', '.mjs', '/index.ts', '/index.tsx'];

/**
 * @param {ReadonlyMap<string, string>} sources path and text
 * @returns {Map<string, string[]>} for each path, the paths that it imports
 */
function importsOf(sources) {
  const resolve = (/** @type {string} */ from, /** @type {string} */ name) => {
    const base = path.posix.join(path.posix.dirname(from), name);
    return endings.map((ending) => base + ending).find((file) => sources.has(file)) ?? [];
  };
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      [...text.matchAll(relativeImport)].flatMap(([, name = '']) => resolve(file, name)),
    ]),
  );
}

/**
 * Finds files that import each other, directly or through others.
 *
 * @param {ReadonlyMap<string, string>} sources path (with `/`) and text of each file
 * @returns {string[][]} the paths along each cycle; the first is repeated at the end
 */
export function findCycles(sources) {
  const imports = importsOf(sources);
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();

  /** @param {string} file @param {string[]} route that leads to it */
  function visit(file, route) {
    const start = route.indexOf(file);
    if (start >= 0) cycles.push([...route.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...route, file]);
    done.add(file);
  }

  for (const file of sources.keys()) visit(file, []);
  return cycles;
}
