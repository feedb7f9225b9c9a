import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether a file exists with exactly this case: on a case-insensitive disk `/CONTACT` exists too, on the host it
 * does not.
 *
 * @param {string} file
 */
async function isFile(file) {
  const found = await stat(file).catch(() => undefined);
  return Boolean(found?.isFile()) && (await realpath(file).catch(() => '')) === file;
}

/**
 * Finds the file for a path as the host does: the file itself, with `.html`, or the folder's `index.html`.
 *
 * @param {string} folder the built site
 * @param {string} requested decoded path, `/contact`
 * @returns {Promise<string | undefined>} undefined if there is none, or if the path leads out of the folder
 */
export async function findFile(folder, requested) {
  const base = path.join(folder, path.normalize(requested));
  if (base !== folder && !base.startsWith(folder + path.sep) && base !== folder + path.sep)
    return undefined;
  // Browsers resolve `..` before a request, so one that arrives here was escaped.
  if (requested.split('/').includes('..')) return undefined;
  if (/\/_(?:headers|redirects)$/.test(requested)) return undefined;
  const candidates = requested.endsWith('/')
    ? [path.join(base, 'index.html')]
    : [base, `${base}.html`, path.join(base, 'index.html')];
  for (const candidate of candidates) if (await isFile(candidate)) return candidate;
  return undefined;
}
