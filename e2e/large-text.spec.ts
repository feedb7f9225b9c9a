import { chromium, expect, test } from '@playwright/test';
import { browserFlags } from '../tools/browser-flags.mjs';
import { languagesToRead, pages } from './support/site';

/** Visitors who have set a larger text in their browser: the page follows, and stays as wide as the window. */

const widths = [320, 390, 600, 768, 1024, 1440];

/** Every page in the language with the longest texts; with `test:all` in each. */
const paths = pages
  .filter(({ language }) => languagesToRead.includes(language))
  .map(({ path }) => path);

for (const size of [20, 24, 32])
  test(`no page leaves the window with text of ${size} px`, async ({ baseURL }) => {
    test.slow();
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH,
      args: [...browserFlags, `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    const wider: string[] = [];
    for (const path of [...paths, '/no-such-page']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const { own, text } = await page.evaluate(() => ({
          own: document.documentElement.scrollWidth,
          text: parseFloat(getComputedStyle(document.documentElement).fontSize),
        }));
        expect(text).toBe(size);
        if (own > width) wider.push(`${path}: ${own} px in ${width}`);
      }
    }
    await browser.close();
    expect(wider).toEqual([]);
  });
