import { readFileSync } from 'node:fs';

/**
 * @param {string} [version] of the running Node.js
 * @returns {string | undefined} what is wrong with it, if anything
 */
export function nodeFault(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = engines.node.replace(/^>=/, '').split('.').map(Number);
  const found = version.split('.').map(Number);
  const difference =
    wanted
      .map((/** @type {number} */ part, /** @type {number} */ i) => (found[i] ?? 0) - part)
      .find(Boolean) ?? 0;
  if (difference >= 0) return undefined;
  return `This project needs Node.js ${wanted.join('.')} or newer, this is ${version}. Install it from nodejs.org, or run "nvm install".`;
}
