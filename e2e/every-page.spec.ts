import { mergeTests, type Page } from '@playwright/test';
import { changeMode, colourFaultsOf, errorsOf } from './support/axe';
import { expect, test as quiet } from './support/console';
import { test as plain } from './support/one-tab';
import { whenReady } from './support/ready';
import { address, pages, telling } from './support/site';
import { textBeyondTheEdge } from './support/text-edge';
import { desk, phone } from './support/viewports';

/** Every page once in a real browser: it starts without an error, fits into the narrowest screen, and stands before axe. */

const test = mergeTests(plain, quiet);

/** On a phone and on a desk; in the dark mode the colours alone are others. */
async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  for (const size of [phone, desk]) {
    const { width } = size;
    await page.setViewportSize(size);
    await changeMode(page, 'light');
    found.push(...(await errorsOf(page)).map((fault) => `${width} px, light: ${fault}`));
    await changeMode(page, 'dark');
    found.push(...(await colourFaultsOf(page)).map((fault) => `${width} px, dark: ${fault}`));
  }
  expect(found).toEqual([]);
}

/** WCAG 1.4.10: 320 px without sideways scrolling. */
async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.evaluate(textBeyondTheEdge)).toEqual([]);
}

test.describe('a page', () => {
  for (const { path, language } of pages)
    test(`${path} starts without an error, fits, and is accessible`, async ({ page }) => {
      await page.goto(path);
      await whenReady(page);
      await expect(page.locator('h1')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await expectToFit(page);
      if (telling.includes(language)) await expectAccessible(page);
    });
});

plain.describe('a page that is not found', () => {
  for (const language of telling)
    plain(`in ${language} fits, and axe finds nothing wrong`, async ({ page }) => {
      await page.goto(address('/no/such-page', language));
      await whenReady(page);
      await expectToFit(page);
      await expectAccessible(page);
    });
});
