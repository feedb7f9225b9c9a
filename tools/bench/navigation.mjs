import { chromium } from '@playwright/test';
import { say } from '../terminal.mjs';
import { browserFlags, locale } from '../browser-flags.mjs';
import { timeNextPage } from './next-page.mjs';
import { median } from './statistics.mjs';
import { milliseconds } from './table.mjs';

/**
 * @typedef {{ from: string, to: string, times: number[], median: number }} Journey times in ms
 */

/** How much slower the visitor's processor is than this one. */
const cpuSlowdown = 4;

/** Time from touching a link to letting it go, ms. The click happens when the finger leaves. */
const press = 100;

/** The screen of Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * One visit with an empty cache: waits until the next page is prefetched and then follows the link to it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, from: string, to: string }} journey
 * @returns {Promise<number>} ms from the click to the next page painted
 */
async function go(browser, { origin, from, to }) {
  const context = await browser.newContext({ ...phone, locale });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const prefetched = page.waitForResponse(
      (response) => new URL(response.url()).pathname === `/page-data${to}/page-data.json`,
    );
    await page.goto(origin + from);
    const link = page.locator(`main a[href="${to}"]:visible, footer a[href="${to}"]:visible`);
    await link.first().scrollIntoViewIfNeeded();
    await prefetched;
    await page.waitForLoadState('networkidle');
    const painted = page.evaluate(timeNextPage, to);
    await link.first().click({ delay: press });
    return await painted;
  } finally {
    await context.close();
  }
}

/**
 * Measures the time from a click to the next page.
 *
 * @param {string} origin of the site
 * @param {{ browser: string, from: string, to: string[], times: number }} options `browser` is the file to run; `times` is the
 *   number of clicks for each page in `to`
 * @returns {Promise<Journey[]>}
 */
export async function measureNavigation(origin, { browser, from, to, times }) {
  const started = await chromium.launch({ executablePath: browser, args: browserFlags });
  /** @type {Journey[]} */
  const journeys = [];
  try {
    for (const target of to) {
      /** @type {number[]} */
      const measured = [];
      while (measured.length < times)
        measured.push(await go(started, { origin, from, to: target }));
      const middle = median(measured);
      journeys.push({ from, to: target, times: measured, median: middle });
      say(`${from} > ${target}  ${times} times: ${milliseconds(middle)}`);
    }
  } finally {
    await started.close();
  }
  return journeys;
}
