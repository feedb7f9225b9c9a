import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What `spawn` takes to start a program in the same way on Linux, macOS and Windows.
 *
 * @typedef {{ file: string, args: string[], shell: boolean }} Command
 */

/**
 * npm. Where npm itself runs this script, the same npm by its own file; else the one on the path, which is a batch file
 * on Windows and needs a shell there.
 *
 * @param {string[]} args without spaces
 * @param {{ platform?: string, env?: Record<string, string | undefined> }} [machine] this one, unless a test says so
 * @returns {Command}
 */
export function npmCommand(args, { platform = process.platform, env = process.env } = {}) {
  const script = env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script))
    return { file: process.execPath, args: [script, ...args], shell: false };
  const isWindows = platform === 'win32';
  return { file: isWindows ? 'npm.cmd' : 'npm', args, shell: isWindows };
}

/**
 * The program of an installed package, by its own file: what lies in `node_modules/.bin` is a script of the shell on
 * Windows.
 *
 * @param {string} name of the package
 * @param {string[]} args
 * @returns {Command} to be started in the root of the project
 * @throws if the package is not installed
 */
export function packageCommand(name, args) {
  const folder = path.join('node_modules', name);
  /** @type {{ bin: Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [script = ''] = Object.values(bin);
  return { file: process.execPath, args: [path.join(folder, script), ...args], shell: false };
}
