import { isInstalled } from './installed.mjs';
import { runNpm } from './run.mjs';
import { fail, say } from './terminal.mjs';

/**
 * Installs the packages of a tool that has a lockfile of its own, if needed. The process ends with a message if it
 * cannot.
 *
 * @param {string} folder with the lockfile
 * @param {string} name what is installed
 * @param {string} [note] what to expect
 */
export async function installFolder(folder, name, note = 'once') {
  if (isInstalled(folder)) return;
  say(`Installing ${name} (${note}) …`);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runNpm(['ci', '--prefix', folder, '--ignore-scripts', ...quiet]);
  if (code === 0) return;
  fail(
    `${name} could not be installed. Check the network connection to the npm registry and run the command again.`,
  );
}
