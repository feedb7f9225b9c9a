import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './terminal.mjs';

/** Finds a Chrome or Chromium for the browser tests, and installs one where there is none. */

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} command @param {string[]} args */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** @returns {string | undefined} */
function onPath() {
  for (const name of names) {
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
 * The browser that is on this machine, `CHROME_PATH` before all others.
 *
 * @returns {Promise<string | undefined>}
 * @throws if `CHROME_PATH` names no file
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROME_PATH is "${chosen}", but there is no such file.`);
  return chosen ?? places.find(existsSync) ?? onPath() ?? (await ofPlaywright());
}

/** Installs by the system's package manager, else by Playwright's download. */
function install() {
  say('No Chrome or Chromium on this machine: installing one …');
  if (process.platform === 'linux' && spawnSync('which', ['apt-get']).status === 0) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (/** @type {string[]} */ ...args) => {
      const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
      return succeeds(command, rest);
    };
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium'))
      return;
  }
  succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/**
 * A browser that can be run, installed first if need be.
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
