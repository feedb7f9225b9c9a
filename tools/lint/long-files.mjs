/** The most lines that a source file may have. */
const most = 125;

/** Its text is part of the mark of every picture (art/fingerprint.mjs): to split it means to render them all anew. */
const longer = ['art/kit/denoise.py'];

/** What is written by hand, and by the line. */
const isSource = (/** @type {string} */ file) =>
  /\.(?:tsx?|mjs|s?css|py)$/.test(file) && !file.endsWith('gatsby-types.d.ts');

/**
 * Finds source files that are too long to be read at once.
 *
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @returns {string[]} a sentence for each
 */
export function findLongFiles(files, read) {
  return files
    .filter((file) => isSource(file) && !longer.includes(file))
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(({ file, lines }) => `${file} has ${lines} lines, ${most} at most: split it.`);
}
