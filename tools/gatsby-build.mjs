import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { runLocal } from './run.mjs';

/** Gatsby leaves one of the cores it counts idle while it makes pictures, which is most of a build from nothing. */
const cores = { GATSBY_CPU_COUNT: String(availableParallelism() + 1) };

/** Where Gatsby puts pictures. */
const pictures = path.join('public', 'static');

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Removes what the last build left. Its pictures stay, with Gatsby's cache, which knows of them.
 *
 * @param {boolean} isClean whether nothing stays
 */
function removeLastBuild(isClean) {
  if (isClean || !existsSync(pictures)) {
    remove('.cache');
    remove('public');
    return;
  }
  for (const name of readdirSync('public'))
    if (name !== path.basename(pictures)) remove(path.join('public', name));
}

/**
 * Builds the site into public/.
 *
 * @param {Record<string, string>} [env] added to the environment
 * @param {boolean} [isClean] whether to build from nothing, pictures included
 * @returns {Promise<number>} Gatsby's exit code
 */
export async function buildSite(env, isClean = false) {
  removeLastBuild(isClean);
  // Gatsby and its adapter do not remove their temporary folders.
  const temporary = mkdtempSync(path.join(tmpdir(), 'build-'));
  const places = { TMPDIR: temporary, TEMP: temporary };
  try {
    return await runLocal('gatsby', ['build'], { ...cores, ...places, ...env });
  } finally {
    remove(temporary);
  }
}
