import { isInstalled } from '../installed.mjs';
import { runNpm } from '../run.mjs';
import { fail, say } from '../terminal.mjs';

const folder = 'tools/bench';

/** Installs Lighthouse if needed. It is not a dependency of the site, as only the benchmark uses it. */
export async function ensureLighthouse() {
  if (isInstalled(folder)) return;
  say('Installing Lighthouse (once) …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runNpm(['ci', '--prefix', folder, '--ignore-scripts', ...quiet]);
  if (code === 0) return;
  fail(
    'Lighthouse could not be installed. Check the network connection to the npm registry and run the command again.',
  );
}
