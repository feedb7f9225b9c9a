import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Arguments of `spawn` to start a program in the same way on Linux, macOS and Windows.
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

/**
 * Runs a program in the foreground. It is stopped with this process.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @param {boolean} [shell] whether it needs a shell
 * @returns {Promise<number>} its exit code
 */
export function run(file, args, env = {}, shell = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell });
    const end = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const endNow = () => child.kill();
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, end);
    process.on('exit', endNow);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, end);
      process.off('exit', endNow);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/**
 * Runs the program of an installed package.
 *
 * @param {string} name of the package
 * @param {string[]} given
 * @param {Record<string, string | undefined>} [env]
 */
export function runLocal(name, given, env) {
  const { file, args } = packageCommand(name, given);
  return run(file, args, env);
}

/** @param {string[]} given */
export function runNpm(given) {
  const { file, args, shell } = npmCommand(given);
  return run(file, args, {}, shell);
}
