/**
 * Prints a line.
 *
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Ends the process with a message and exit code 1.
 *
 * @param {string} text the error and what to do
 * @returns {never}
 */
export function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
