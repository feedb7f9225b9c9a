import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
