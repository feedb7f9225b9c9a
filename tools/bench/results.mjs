import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../terminal.mjs';

const folder = 'bench-results';

/**
 * A file that stays after the tool has ended.
 *
 * @param {string} name
 */
export function resultFile(name) {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name);
}

/**
 * Keeps what was measured.
 *
 * @param {string} name
 * @param {object} results
 */
export function keep(name, results) {
  const file = resultFile(`${name}.json`);
  const at = new Date().toISOString();
  writeFileSync(file, `${JSON.stringify({ at, ...results }, undefined, 2)}\n`);
  say(`All figures: ${file}`);
}
