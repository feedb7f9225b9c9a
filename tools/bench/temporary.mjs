import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder in the system's folder for temporary files; it is removed when this process ends.
 *
 * @param {string} prefix of its name
 */
export function temporaryFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lets an interrupted tool end as any other does, so that it leaves nothing behind. */
export function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
