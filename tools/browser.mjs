import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { packageCommand } from './run.mjs';
import { say } from './terminal.mjs';

/** Finds Chrome or Chromium, and installs it if there is none. */

/** Debian's headless shell, tried first: it draws no toolbar for each test. */
const shell = 'chromium-headless-shell';

const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} name @returns {string | undefined} the program's file */
function onPath(name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return (status === 0 && stdout.split('\n')[0]?.trim()) || undefined;
}

/** Whether a browser has its libraries, which Playwright's own does not include. @param {string} file */
const starts = (file) =>
  process.platform !== 'linux' || spawnSync(file, ['--version']).status === 0;

/** @returns {Promise<string | undefined>} */
async function find() {
  const { chromium } = await import('@playwright/test');
  const installed = names.map(onPath).find(Boolean) ?? places.find(existsSync);
  return installed ?? [chromium.executablePath()].filter(existsSync).find(starts);
}

/**
 * Installs Debian's headless shell if run as root; otherwise Playwright's own browser, in the user's cache.
 *
 * @param {'--no-shell' | '--only-shell'} which Playwright's browser with a window, or its headless shell
 */
function install(which) {
  const succeeds = (/** @type {string} */ file, /** @type {string[]} */ ...args) =>
    spawnSync(file, args, { stdio: 'inherit' }).status === 0;
  const fromDebian = ['install', '-y', '-qq', '--no-install-recommends', shell];
  const isRoot = process.getuid?.() === 0;
  if (isRoot && succeeds('apt-get', 'update', '-qq') && succeeds('apt-get', ...fromDebian)) return;
  const { file, args } = packageCommand('@playwright/test', ['install', 'chromium', which]);
  succeeds(file, ...args);
}

/**
 * Finds a headless shell, and installs one if there is none: only it lets a page write into a folder without a
 * question.
 *
 * @param {string} browser the browser of the tests
 * @returns {string | undefined} the file to run; undefined for Playwright's own
 */
export function ensureShell(browser) {
  if (browser.includes('headless-shell')) return browser;
  if (!onPath(shell)) install('--only-shell');
  return onPath(shell);
}

/**
 * Finds a browser, and installs one if there is none. `CHROME_PATH` has priority.
 *
 * @returns {Promise<string>} the file to run
 * @throws if `CHROME_PATH` names no file, or if none could be found or installed
 */
export async function ensureBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROME_PATH is "${chosen}", but there is no such file.`);
  const found = chosen || (await find());
  if (found) return found;
  say('No Chrome or Chromium on this machine: installing one …');
  install('--no-shell');
  const installed = await find();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium could be found or installed. Install one (on Debian: sudo apt-get install chromium), or name it: CHROME_PATH=/path/to/chrome npm test',
  );
}
