import { spawnSync } from 'node:child_process';
import { installPackages, onPath } from '../system-packages.mjs';
import { say } from '../terminal.mjs';

/** Debian's packages: the driver, the page's window in Python, and a screen in memory to show it on. */
const packages = ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'xvfb'];

/** Debian's own: another one on the path does not know its packages. */
export const python = '/usr/bin/python3';

const findsWebKit = "import gi; gi.require_version('WebKit2', '4.1')";

function isThere() {
  if (!onPath(['WebKitWebDriver']) || !onPath(['Xvfb'])) return false;
  return spawnSync(python, ['-c', findsWebKit]).status === 0;
}

/**
 * Installs WebKitGTK and what it needs, if needed.
 *
 * @returns {boolean} whether all of it is there
 */
export function ensureWebKit() {
  if (isThere()) return true;
  say('No WebKitGTK with its driver on this machine: installing it (some 50 MB) …');
  return installPackages(packages) && isThere();
}

/** What to do where WebKit could not be installed. */
export const withoutWebKit = `WebKit could not be installed. On Debian or Ubuntu: apt-get install ${packages.join(' ')}. On other systems run the other two engines: npm run test:browsers -- chromium firefox`;
