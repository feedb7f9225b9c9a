import '../ensure.mjs';
import { existsSync, mkdirSync } from 'node:fs';
import { ensureTestBrowser } from '../browser.mjs';
import { testEnvironment } from '../form-environment.mjs';
import { runLocal } from '../run.mjs';
import { fail } from '../terminal.mjs';
import { ensureClients } from './clients.mjs';
import { ensureFirefox, withoutFirefox } from './firefox.mjs';
import { optionsFrom } from './options.mjs';
import { putSideBySide } from './side-by-side.mjs';
import { ensureWebKit, withoutWebKit } from './webkit.mjs';

/**
 * The journeys of a visitor over the built site, in Firefox, WebKit and Chromium, or in those that are named. With
 * `--screens FOLDER` it takes pages instead, side by side.
 */

if (!existsSync('public/index.html'))
  fail('There is no built site in public/. Run "npm run build:tests" first.');
const { engines, screens } = optionsFrom(process.argv.slice(2));

/** @type {Record<string, string>} */
const found = {};
try {
  found.CHROME_PATH = await ensureTestBrowser();
  if (engines.includes('firefox')) {
    const firefox = ensureFirefox();
    if (!firefox) throw new Error(`${withoutFirefox} npm run test:browsers`);
    found.FIREFOX_PATH = firefox;
  }
  if (engines.includes('webkit') && !ensureWebKit()) throw new Error(withoutWebKit);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
await ensureClients();
if (screens) mkdirSync(screens, { recursive: true });

process.exitCode = await runLocal(
  '@playwright/test',
  ['test', '--config', 'playwright.engines.config.ts'],
  { ...testEnvironment(), ...found, ENGINES: engines.join(), SCREENS: screens },
);
if (screens) await putSideBySide(screens);
