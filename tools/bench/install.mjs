import { existsSync, statSync } from 'node:fs';
import { run } from '../run.mjs';
import { fail, say } from '../terminal.mjs';

const folder = 'tools/bench';
const installed = `${folder}/node_modules/.package-lock.json`;

/** Makes sure of Lighthouse, which is too heavy for everybody who only builds or tests the site. */
export async function ensureLighthouse() {
  const lockfile = statSync(`${folder}/package-lock.json`);
  if (existsSync(installed) && statSync(installed).mtimeMs >= lockfile.mtimeMs) return;
  say('Installing Lighthouse (once) …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', ...quiet]);
  if (code === 0) return;
  fail(
    'Lighthouse could not be installed. Check the network connection to the npm registry and run the command again.',
  );
}
