import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail } from './terminal.mjs';

/** Allows one build or `npm run develop` per folder at a time: both write `.cache/` and `public/`. */

/** File that names the process using this folder. */
const claimFile = '.building';

/** Name of a build in a claim. */
export const aBuild = 'A build';

/** @typedef {{ what: string, pid: number, temporary?: string }} Claim `temporary`: a folder that it removes on exit */

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
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Exits with a message if another process has the folder. Remains of a killed process are removed.
 *
 * @param {string} [only] check only for a process of this name
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
 * Claims the folder until this process exits, or exits with a message.
 *
 * @param {string} what name of this process
 * @param {string} [temporary] a folder to remove on exit
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
    checkFolder(); // another one was faster
    fail('The file .building cannot be written. It says that a build is running in this folder.');
  }
}
