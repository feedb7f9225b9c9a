import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { packageCommand } from './commands.mjs';
import { installPackages, isRoot, onPath } from './system-packages.mjs';
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

/** Installs Chromium with apt, or else with Playwright. */
function install() {
  say('No Chrome or Chromium on this machine: installing one …');
  if (installPackages(['chromium'])) return;
  const { file, args } = packageCommand('@playwright/test', ['install', 'chromium']);
  spawnSync(file, args, { stdio: 'inherit' });
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
  if (isRoot() && installPackages([headlessShell]))
    return onPath([headlessShell]) ?? ensureBrowser();
  return ensureBrowser();
}
