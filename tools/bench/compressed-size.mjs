import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Adds up files as a host compresses them: with brotli, at its best quality.
 *
 * @param {string} folder the built site
 * @param {readonly string[]} names of files in it; each counts once
 * @returns {number} bytes
 */
export function compressedSize(folder, names) {
  return [...new Set(names)]
    .map((name) => brotliCompressSync(readFileSync(path.join(folder, name))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
