import './ensure.mjs';
import { ensureTestBrowser } from './browser.mjs';
import { fail, say } from './terminal.mjs';

/** Installs the browser of the tests if needed, and prints its path. */

try {
  say(await ensureTestBrowser());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
