import { readFileSync } from 'node:fs';

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
