import './ensure.mjs';
import { existsSync } from 'node:fs';
import { ensureTestBrowser } from './browser.mjs';
import { firefoxOfTests } from './browsers/clients.mjs';
import { runLocal } from './run.mjs';
import { testEnvironment } from './form-environment.mjs';
import { fail } from './terminal.mjs';

/**
 * The browser tests over the built site; further arguments go to Playwright. With `--all` those that would find
 * the same in each language run in all of them, and those that build a changed copy of the project run too.
 */

const all = '--all';
const given = process.argv.slice(2);

if (!existsSync('public/index.html'))
  fail('There is no built site in public/. Run "npm run build:tests" first.');
const browser = await ensureTestBrowser().catch((/** @type {Error} */ error) =>
  fail(error.message),
);
process.exitCode = await runLocal(
  '@playwright/test',
  ['test', ...given.filter((each) => each !== all)],
  {
    ...testEnvironment(),
    ...(given.includes(all) && { TEST_ALL: '1' }),
    CHROME_PATH: browser,
    FIREFOX_PATH: firefoxOfTests(),
  },
);
