import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../terminal.mjs';

const folder = 'bench-results';

/**
 * The path of a file in the folder of results.
 *
 * @param {string} name
 */
export function resultFile(name) {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name);
}

/**
 * Writes results to a file.
 *
 * @param {string} name
 * @param {object} results
 */
export function keep(name, results) {
  const file = resultFile(`${name}.json`);
  const at = new Date().toISOString();
  writeFileSync(file, `${JSON.stringify({ at, ...results }, undefined, 2)}\n`);
  say(`All results: ${file}`);
}
