import { spawnSync } from 'node:child_process';

/** Programs of this machine, and Debian's or Ubuntu's packages. */

/** @param {string[]} commands @returns {string | undefined} the file of the first that exists */
export function onPath(commands) {
  for (const name of commands) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    });
    const file = found.status === 0 ? found.stdout.split('\n')[0]?.trim() : '';
    if (file) return file;
  }
  return undefined;
}

export const isRoot = () => process.getuid?.() === 0;

/**
 * Installs packages on Debian or Ubuntu, as root or with a `sudo` that asks for nothing.
 *
 * @param {string[]} names
 * @param {number} [seconds] after which it gives up, unless all has been downloaded by then
 * @returns {boolean} whether they were installed
 */
export function installPackages(names, seconds = Infinity) {
  if (process.platform !== 'linux' || !onPath(['apt-get'])) return false;
  const end = Date.now() + seconds * 1000;
  const run = (/** @type {string[]} */ args, /** @type {number | undefined} */ timeout) => {
    const [command = '', ...rest] = [...(isRoot() ? [] : ['sudo', '-n']), 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: 'inherit', timeout }).status === 0;
  };
  const left = () => (seconds === Infinity ? undefined : Math.max(1, end - Date.now()));
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (
    run(['update', '-qq'], left()) &&
    run([...install, '--download-only'], left()) &&
    run(install, undefined)
  );
}
