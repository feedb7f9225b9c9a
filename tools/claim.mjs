import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail } from './terminal.mjs';

/** One build or `npm run develop` in a folder at a time: both write `.cache/` and `public/`. */

/** Says whose folder this is. */
const claimFile = '.building';

/** What a build calls itself. */
export const aBuild = 'A build';

/** @typedef {{ what: string, pid: number, temporary?: string }} Claim `temporary`: a folder that it removes at its end */

/** @returns {Claim | undefined} */
function read() {
  try {
    return JSON.parse(readFileSync(claimFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Ends the process with a message if another one has the folder. What a killed one has left is removed.
 *
 * @param {string} [only] what the other one has to be
 */
export function checkFolder(only) {
  const owner = read();
  if (owner?.pid === process.pid || (only && owner?.what !== only)) return;
  if (owner && isRunning(owner.pid))
    fail(
      `${owner.what} is running (process ${owner.pid}). If process ${owner.pid} is something else, delete the file ${claimFile}.`,
    );
  if (owner?.temporary) rmSync(owner.temporary, { recursive: true, force: true });
  rmSync(claimFile, { force: true });
}

/**
 * Claims the folder until this process ends, or ends it with a message.
 *
 * @param {string} what runs
 * @param {string} [temporary] a folder to remove at the end
 */
export function claimFolder(what, temporary) {
  checkFolder();
  /** @type {Claim} */
  const claim = { what, pid: process.pid, ...(temporary && { temporary }) };
  process.once('exit', () => {
    if (temporary) rmSync(temporary, { recursive: true, force: true });
    if (read()?.pid === process.pid) rmSync(claimFile, { force: true });
  });
  try {
    writeFileSync(claimFile, JSON.stringify(claim), { flag: 'wx' });
  } catch {
    checkFolder(); // another one was quicker
    fail('The file .building cannot be written. It says that a build is running in this folder.');
  }
}
