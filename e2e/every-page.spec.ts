import { mergeTests, test as base, type Page } from '@playwright/test';
import { changeMode, colourFaultsOf, errorsOf } from './support/axe';
import { expect, test as quiet } from './support/console';
import { test as plain } from './support/one-tab';
import { openPage } from './support/ready';
import { address, everything, kinds, languages, pages, visitedPages } from './support/site';
import { unreadableTexts } from './support/text';
import { desk, phone } from './support/viewports';

/** Every page in a browser: no error and no policy violation in the console, no sideways scrolling, nothing for axe. */

const test = mergeTests(plain, quiet);

/** In dark mode only the colours differ, so only they are checked again. */
async function expectAccessible(page: Page, size: typeof desk): Promise<void> {
  await page.setViewportSize(size);
  await changeMode(page, 'light');
  expect(await errorsOf(page)).toEqual([]);
  await changeMode(page, 'dark');
  expect(await colourFaultsOf(page)).toEqual([]);
}

const narrowest = { width: 320, height: 640 };

/** WCAG 1.4.10: 320 px without sideways scrolling. */
async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBe(320);
  expect(await page.evaluate(unreadableTexts), page.url()).toEqual([]);
}

for (const { route, path, language } of visitedPages)
  test(`${path} starts without an error, fits and is accessible`, async ({ page }) => {
    await openPage(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toBeVisible();
    await expectToFit(page);
    if (language === 'fr' || everything) await expectAccessible(page, desk);
    if (language === 'es' && kinds.includes(route)) await expectAccessible(page, phone);
  });

for (const language of languages)
  base.describe(() => {
    base.use({ javaScriptEnabled: false, viewport: narrowest });

    base(
      `every page in ${language} fits a window of 320 px without its scripts`,
      async ({ page }) => {
        await page.route(/\.(?:avif|webp|png)$/, (route) => route.abort());
        for (const { path } of pages.filter((each) => each.language === language)) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await page.evaluate(() => document.fonts.ready);
          await expectToFit(page);
        }
      },
    );
  });

plain('the not-found page fits and is accessible', async ({ page }) => {
  await openPage(page, address('/no/such-page', 'es'));
  await expectToFit(page);
  await expectAccessible(page, desk);
});
