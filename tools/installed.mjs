import { lstatSync, readFileSync } from 'node:fs';

/** Checks whether a checkout is ready to run a tool. */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Compares a version of Node.js with `engines` in package.json.
 *
 * @param {string} [version] that of the running Node.js unless given
 * @returns {string | undefined} instructions, if it does not match
 */
export function nodeIssue(version = process.versions.node) {
  const [, oldest = '', tooNew = ''] =
    /^>=(\S+) <(\d+)$/.exec(read('package.json').engines.node) ?? [];
  const isBefore = (/** @type {string} */ other) =>
    version.localeCompare(other, 'en', { numeric: true }) < 0;
  if (!isBefore(oldest) && isBefore(tooNew)) return undefined;
  return `Node.js ${version} is too ${isBefore(oldest) ? 'old' : 'new'} for this project, which runs on ${oldest} to ${Number(tooNew) - 1}: install one of these from nodejs.org, or run "nvm install".`;
}

/**
 * Whether the packages of the lockfile are installed. A linked `node_modules` counts, as npm would delete it in its own
 * checkout.
 */
export function isInstalled() {
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  try {
    const locked = read('package-lock.json').packages;
    const installed = read('node_modules/.package-lock.json').packages;
    return Object.entries(locked).every(
      ([place, { version, optional }]) =>
        place === '' || installed[place]?.version === version || (optional && !installed[place]),
    );
  } catch {
    return false; // Nothing or not everything was installed yet.
  }
}
