import { existsSync } from 'node:fs';
import { say } from '../terminal.mjs';
import { installPackages, onPath } from '../system-packages.mjs';

const places = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Finds Firefox on this machine; `FIREFOX_PATH` has priority.
 *
 * @returns {string | undefined} the file to run
 * @throws if `FIREFOX_PATH` names no file
 */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`FIREFOX_PATH is "${chosen}", but there is no such file.`);
  return chosen ?? places.find(existsSync) ?? onPath(['firefox-esr', 'firefox']);
}

/**
 * Finds Firefox, and installs Debian's if there is none.
 *
 * @param {number} [seconds] after which the installation gives up
 * @returns {string | undefined} the file to run, or nothing if there is none
 */
export function ensureFirefox(seconds) {
  const found = findFirefox();
  if (found) return found;
  say('No Firefox on this machine: installing one (some 80 MB) …');
  return installPackages(['firefox-esr'], seconds) ? findFirefox() : undefined;
}

/** What to do where Firefox could not be found or installed; a command comes after it. */
export const withoutFirefox =
  'Firefox could not be found or installed. Install it, or name it: FIREFOX_PATH=/path/to/firefox';
