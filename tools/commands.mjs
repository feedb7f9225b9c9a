import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What `spawn` takes to start a program in the same way on Linux, macOS and Windows.
 *
 * @typedef {{ file: string, args: string[], shell: boolean }} Command
 */

/**
 * The command for npm. A script that npm runs gets the same npm; otherwise it is looked up on the path. On Windows that
 * is a batch file, which needs a shell.
 *
 * @param {string[]} args without spaces
 * @param {{ platform?: string, env?: Record<string, string | undefined> }} [machine] default: this machine
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
 * The command for the program of an installed package. It uses the package's own file, because those in
 * `node_modules/.bin` are shell scripts on Windows.
 *
 * @param {string} name of the package
 * @param {string[]} args
 * @returns {Command} to run in the root of the project
 * @throws if the package is not installed
 */
export function packageCommand(name, args) {
  const folder = path.join('node_modules', name);
  /** @type {{ bin: Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [script = ''] = Object.values(bin);
  return { file: process.execPath, args: [path.join(folder, script), ...args], shell: false };
}
