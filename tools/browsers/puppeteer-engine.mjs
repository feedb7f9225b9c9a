import os from 'node:os';
import puppeteer from 'puppeteer-core';
import { browserFlags } from '../browser-flags.mjs';
import { findFirefox } from './firefox.mjs';

/** Firefox over WebDriver BiDi, and Chromium over its own protocol. */

/** @typedef {import('./windows.mjs').Circumstances} Circumstances */

const titles = { firefox: 'Firefox', chromium: 'Chromium' };

/** @param {Circumstances} circumstances @returns {import('puppeteer-core').LaunchOptions} */
const firefox = ({ language, dark, script }) => ({
  browser: 'firefox',
  executablePath: findFirefox(),
  env: { ...process.env, HOME: os.userInfo().homedir }, // Firefox stops if HOME belongs to somebody else.
  extraPrefsFirefox: {
    'intl.accept_languages': language,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'javascript.enabled': script,
    'ui.useOverlayScrollbars': 1, // as on phones, so that 390 px are 390 px
  },
});

/** @param {Circumstances} circumstances @returns {import('puppeteer-core').LaunchOptions} */
const chromium = ({ language, dark }) => ({
  browser: 'chrome',
  executablePath: process.env.CHROME_PATH,
  args: [
    ...browserFlags,
    `--accept-lang=${language}`,
    `--blink-settings=preferredColorScheme=${dark ? 0 : 1}`,
  ],
});

/**
 * Opens a window in a new context, which has nothing stored.
 *
 * @param {import('puppeteer-core').Browser} browser
 * @param {Circumstances} circumstances
 * @param {boolean} withoutScript whether scripts have to be switched off in the window
 * @returns {Promise<import('./windows.mjs').Window>}
 */
async function openWindow(browser, { width, height }, withoutScript) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  if (withoutScript) await page.setJavaScriptEnabled(false);
  // Its own `goBack` waits for a load that a page from the back/forward cache does not have. The step comes after the
  // answer, as the page may be gone before it can answer.
  const go = (/** @type {number} */ steps) =>
    page.evaluate((count) => void setTimeout(() => globalThis.history.go(count)), steps);
  return {
    open: (url) => page.goto(url),
    look: (look, given) => page.evaluate(look, given),
    back: () => go(-1),
    forward: () => go(1),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}

/**
 * Starts Firefox or Chromium. What is set for a whole browser, such as its language, takes one browser each.
 *
 * @param {'firefox' | 'chromium'} name
 * @returns {Promise<import('./windows.mjs').Engine>}
 */
export async function startPuppeteer(name) {
  /** @type {Map<string, Promise<import('puppeteer-core').Browser>>} */
  const browsers = new Map();
  const optionsOf = name === 'firefox' ? firefox : chromium;
  const browserFor = (/** @type {Circumstances} */ circumstances) => {
    const options = optionsOf(circumstances);
    const key = JSON.stringify([options.extraPrefsFirefox, options.args]);
    const browser = browsers.get(key) ?? puppeteer.launch(options);
    browsers.set(key, browser);
    return browser;
  };
  let version = '';
  return {
    get version() {
      return version;
    },
    openWindow: async (circumstances) => {
      const browser = await browserFor(circumstances);
      version = (await browser.version()).replace(/^.*\//, `${titles[name]} `);
      return openWindow(browser, circumstances, name === 'chromium' && !circumstances.script);
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
