import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { packageCommand } from './commands.mjs';
import { say } from './terminal.mjs';

/** Finds Chrome or Chromium, and installs it if there is none. */

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Debian's Chromium without windows. It is faster, as it draws no toolbar for each test. */
const headlessShell = 'chromium-headless-shell';

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} command @param {string[]} args */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** @param {string[]} commands @returns {string | undefined} the file of the first that exists */
function onPath(commands) {
  for (const name of commands) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    });
    const file = found.status === 0 ? found.stdout.split('\n')[0]?.trim() : '';
    if (file) return file;
  }
  return undefined;
}

/** @returns {Promise<string | undefined>} */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Finds a browser on this machine; `CHROME_PATH` has priority.
 *
 * @returns {Promise<string | undefined>}
 * @throws if `CHROME_PATH` names no file
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROME_PATH is "${chosen}", but there is no such file.`);
  return chosen ?? places.find(existsSync) ?? onPath(names) ?? (await ofPlaywright());
}

/**
 * Installs a package on Debian or Ubuntu.
 *
 * @param {string} name
 * @param {string[]} [as] command before `apt-get`, such as `sudo`
 * @returns {boolean} whether it was installed
 */
function installPackage(name, as = []) {
  if (process.platform !== 'linux' || !onPath(['apt-get'])) return false;
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...as, 'apt-get', ...args];
    return succeeds(command, rest);
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name);
}

const isRoot = () => process.getuid?.() === 0;

/** Installs Chromium with apt, or else with Playwright. */
function install() {
  say('No Chrome or Chromium on this machine: installing one …');
  if (installPackage('chromium', isRoot() ? [] : ['sudo', '-n'])) return;
  const { file, args } = packageCommand('@playwright/test', ['install', 'chromium']);
  succeeds(file, args);
}

/**
 * Finds a browser, and installs one if there is none.
 *
 * @returns {Promise<string>} the file to run
 * @throws if none could be found or installed
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  install();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium could be found or installed. Install one, or name it: CHROME_PATH=/path/to/chrome npm test',
  );
}

/**
 * Finds a browser for the tests: `chromium-headless-shell` if it is installed, or if root runs this and can install it.
 *
 * @returns {Promise<string>} the file to run
 * @throws if none could be found or installed
 */
export async function ensureTestBrowser() {
  if (process.env.CHROME_PATH) return ensureBrowser();
  const found = onPath([headlessShell]);
  if (found) return found;
  if (isRoot() && installPackage(headlessShell)) return onPath([headlessShell]) ?? ensureBrowser();
  return ensureBrowser();
}
