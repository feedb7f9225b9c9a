import './ensure.mjs';
import { ensureTestBrowser } from './browser.mjs';
import { ensureClients } from './browsers/clients.mjs';
import { ensureFirefox } from './browsers/firefox.mjs';
import { fail, say } from './terminal.mjs';

/**
 * Installs the browser of the tests if needed, and Firefox for one of them if that takes no more than a minute. Prints
 * their paths.
 */

try {
  say(await ensureTestBrowser());
  const firefox = ensureFirefox(60);
  if (firefox) await ensureClients();
  say(firefox ?? 'No Firefox.');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
