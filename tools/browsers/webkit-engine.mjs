import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { startDriver } from './webkit-driver.mjs';
import { python } from './webkit.mjs';
import { keys } from './windows.mjs';

/** WebKitGTK over classic WebDriver, in a window of its own. */

/** @param {import('./windows.mjs').Circumstances} circumstances */
const capabilities = ({ width, height, language, dark, script }) =>
  new Capabilities({
    browserName: 'WebKitGTK',
    'webkitgtk:browserOptions': {
      binary: python,
      args: [
        'tools/browsers/webkit_window.py',
        `--width=${width}`,
        `--height=${height}`,
        `--language=${language}`,
        ...(dark ? ['--dark'] : []),
        ...(script ? [] : ['--no-script']),
      ],
    },
  });

/**
 * @param {import('selenium-webdriver').WebDriver} driver
 * @returns {import('./windows.mjs').Window}
 */
const windowOf = (driver) => ({
  open: (url) => driver.get(url),
  look: (look, given) => driver.executeScript(look, given),
  back: () => driver.navigate().back(),
  forward: () => driver.navigate().forward(),
  click: (x, y) =>
    driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  press: (key) => driver.actions().sendKeys(keys[key]).perform(),
  picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  // The driver says that the window is gone, which is so.
  close: () => driver.quit().catch(() => undefined),
});

/**
 * Starts the driver. It has one window at a time, so a new one closes the last.
 *
 * @returns {Promise<import('./windows.mjs').Engine>}
 */
export async function startWebKit() {
  const { server, stop } = await startDriver();
  let version = '';
  return {
    get version() {
      return version;
    },
    openWindow: async (circumstances) => {
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(capabilities(circumstances))
        .build();
      version = `WebKitGTK ${String((await driver.getCapabilities()).get('browserVersion'))}`;
      return windowOf(driver);
    },
    close: async () => stop(),
  };
}
