/**
 * Formats rows as a table; the first column is aligned to the left, the others to the right.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} lines, without a newline at the end
 */
export function table(head, rows) {
  const all = [head, head.map(() => ''), ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const align = (/** @type {readonly string[]} */ row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [head, rule, ...rows].map(align).join('\n');
}

/** Follows a value that misses its target. */
export const missedMark = ' !';

/** @param {number} ms */
export const milliseconds = (ms) => `${Math.round(ms)} ms`;

/** @param {number} bytes @returns {string} in KB of 1024 bytes */
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
