import { spawn } from 'node:child_process';
import { npmCommand, packageCommand } from './commands.mjs';

/**
 * Runs a program in the foreground. It ends with this process.
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
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, end);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, end);
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
