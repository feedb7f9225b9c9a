import './ensure.mjs';
import { ensureTestBrowser } from './browser.mjs';
import { fail, say } from './terminal.mjs';

/** Makes sure of the browser in which the tests run, and says which it is. */

try {
  say(await ensureTestBrowser());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
