import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeFileSync } from 'node:fs';

/** @param {number} handle @param {number} size whether the file ends with a whole line */
function endsWithLine(handle, size) {
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
}

/**
 * Appends a line to a file. What an interrupted write has left of a line before stays a line of its own, and a line that
 * cannot be written whole leaves nothing.
 *
 * @param {string} file
 * @param {string} line
 */
export function appendLine(file, line) {
  const handle = openSync(file, 'a+');
  try {
    const { size } = fstatSync(handle);
    try {
      writeFileSync(handle, `${endsWithLine(handle, size) ? '' : '\n'}${line}\n`);
    } catch (error) {
      if (fstatSync(handle).isFile()) ftruncateSync(handle, size);
      throw error;
    }
  } finally {
    closeSync(handle);
  }
}
