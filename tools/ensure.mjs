import { existsSync, statSync } from 'node:fs';
import { nodeFault } from './node-version.mjs';
import { run } from './run.mjs';
import { fail, say } from './terminal.mjs';

/** Makes sure of what every other tool needs: the right Node.js, and the dependencies of the lockfile. */

const installed = 'node_modules/.package-lock.json';

function isInstalled() {
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

async function ensure() {
  const fault = nodeFault();
  if (fault) fail(fault);
  if (isInstalled()) return;
  say('Installing the dependencies (once, a minute or two) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    fail(
      'The dependencies could not be installed. Check the network connection to the npm registry and run the command again.',
    );
  }
}

await ensure();
