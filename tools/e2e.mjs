import './ensure.mjs';
import { existsSync } from 'node:fs';
import { ensureBrowser, ensureShell } from './browser.mjs';
import { testEnvironment } from './form-environment.mjs';
import { runLocal } from './run.mjs';
import { fail } from './terminal.mjs';

/**
 * The browser tests over the built site; further arguments go to Playwright.
 *
 * - `--all`: tests that would find the same in each language run in all of them, and those that build a changed copy of
 *   the project run too
 * - `--engines`: the journeys that may differ between engines, in Chromium, Firefox and WebKit. The latter two are
 *   Playwright's: `npx playwright install --with-deps firefox webkit`
 */

const own = ['--all', '--engines'];
const given = process.argv.slice(2);

if (!existsSync('public/index.html'))
  fail('There is no built site in public/. Run "npm run build:tests" first.');
const browser = await ensureBrowser().catch((/** @type {Error} */ error) => fail(error.message));
process.exitCode = await runLocal(
  '@playwright/test',
  ['test', ...given.filter((each) => !own.includes(each))],
  {
    ...testEnvironment(),
    ...(given.includes('--all') && { TEST_ALL: '1' }),
    ...(given.includes('--engines') && { TEST_ENGINES: '1' }),
    CHROME_PATH: browser,
    SHELL_PATH: ensureShell(browser),
  },
);
