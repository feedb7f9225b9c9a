import { spawn } from 'node:child_process';

/**
 * Runs a command in the foreground; what it prints is seen at once.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * Runs a program of `node_modules/.bin`.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function runLocal(program, args, env) {
  return run(process.execPath, [`node_modules/.bin/${program}`, ...args], env);
}
