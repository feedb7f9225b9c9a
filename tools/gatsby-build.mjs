import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runLocal } from './run.mjs';

/** Gatsby leaves one of the cores it counts idle while it makes pictures, which is most of a build. */
const cores = { GATSBY_CPU_COUNT: String(availableParallelism() + 1) };

/**
 * Builds the site into public/, from nothing. The host's adapter moves `x/index.html` to `x.html` after each build,
 * and Gatsby, building over that with a warm cache, misses the files it left.
 *
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} Gatsby's exit code
 */
export function buildSite(env) {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
  return runLocal('gatsby', ['build'], { ...cores, ...env });
}
