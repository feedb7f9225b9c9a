import './ensure.mjs';
import { ensureBrowser } from './browser.mjs';
import { fail, say } from './terminal.mjs';

/** Finds the browser of the tests, or installs one, and prints its path. */

say(await ensureBrowser().catch((/** @type {Error} */ error) => fail(error.message)));
