/** Words on the terminal: short lines, and for an error one sentence that says what to do. */

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Ends the process with one sentence.
 *
 * @param {string} text what is wrong and what to do
 * @returns {never}
 */
export function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
