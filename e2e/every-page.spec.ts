import { mergeTests, test as base } from '@playwright/test';
import { test as plain } from './support/one-tab';
import {
  address,
  desk,
  everything,
  kinds,
  languages,
  pages,
  phone,
  visitedPages,
} from './support/site';
import { expect, openPage, test as quiet } from './support/test';
import { expectAccessible, expectToFit, narrowest } from './support/text';

/** Every page in a browser: no error and no policy violation in the console, no sideways scrolling, nothing for axe. */

const test = mergeTests(plain, quiet);

/** One page of each kind, the one with two tools, and one in the third colour. The others are made of the same parts. */
const lookedAtByAxe = [...kinds, '/service-Courant_Fort', '/service-Developpement'];

for (const { route, path, language } of visitedPages)
  test(`${path} starts without an error, fits and is accessible`, async ({ page }) => {
    await openPage(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toBeVisible();
    await expectToFit(page);
    if (!everything && !lookedAtByAxe.includes(route)) return;
    await page.setViewportSize(language === 'fr' ? desk : phone);
    await expectAccessible(page);
  });

for (const language of languages)
  base.describe(() => {
    base.use({ javaScriptEnabled: false, viewport: narrowest });

    base(
      `every page in ${language} fits a window of 320 px without its scripts`,
      async ({ page }) => {
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
  await page.setViewportSize(desk);
  await expectAccessible(page);
});
