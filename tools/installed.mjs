import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a checkout needs before a tool can run: a suitable Node.js, and the packages of its lockfile. */

/** @param {string} version @param {string} other @returns {boolean} */
const isBefore = (version, other) => version.localeCompare(other, 'en', { numeric: true }) < 0;

/**
 * Compares a version of Node.js with `engines` in package.json.
 *
 * @param {string} [version] that of the running Node.js unless given
 * @returns {string | undefined} what to do about it, if it does not suit
 */
export function nodeIssue(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, oldest = '', tooNew = ''] = /^>=(\S+) <(\d+)$/.exec(engines.node) ?? [];
  const isTooOld = isBefore(version, oldest);
  if (!isTooOld && isBefore(version, tooNew)) return undefined;
  return `Node.js ${version} is too ${isTooOld ? 'old' : 'new'} for this project, which runs on ${oldest} to ${Number(tooNew) - 1}: install one of these from nodejs.org, or run "nvm install".`;
}

/** @param {string} file a lockfile @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether a folder has the dependencies of its lockfile. Dependencies that are linked from another checkout count as
 * installed, because npm would delete them there.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const modules = path.join(folder, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const locked = packagesOf(path.join(folder, 'package-lock.json'));
  try {
    const installed = packagesOf(path.join(modules, '.package-lock.json'));
    return Object.entries(locked).every(
      ([place, { version, optional }]) =>
        place === '' || installed[place]?.version === version || (optional && !installed[place]),
    );
  } catch {
    return false; // Nothing was installed yet, or not to the end.
  }
}
