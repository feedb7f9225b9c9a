import { isInstalled } from '../installed.mjs';
import { runNpm } from '../run.mjs';
import { fail, say } from '../terminal.mjs';

const folder = 'tools/host';

/** Installs Netlify's command line tool if needed. It is not a dependency of the site, as only this check uses it. */
export async function ensureNetlify() {
  if (isInstalled(folder)) return;
  say('Installing netlify-cli (once, some 420 MB) …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runNpm(['ci', '--prefix', folder, '--ignore-scripts', ...quiet]);
  if (code === 0) return;
  fail(
    'netlify-cli could not be installed. Check the network connection to the npm registry and run the command again.',
  );
}
