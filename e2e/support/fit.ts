import { expect, type Page } from '@playwright/test';
import { changeMode, colourFaultsOf, errorsOf } from './axe';
import { unreadableTexts } from './text';

/** What holds for every page, in whatever state it is. */

/**
 * Axe finds nothing. In dark mode only the colours differ, so only they are checked again.
 *
 * @param within the part of the page that is looked at; selector
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await changeMode(page, 'light');
  expect(await errorsOf(page, { within }), page.url()).toEqual([]);
  await changeMode(page, 'dark');
  expect(await colourFaultsOf(page, within), page.url()).toEqual([]);
}

/** The narrowest window, px (WCAG 1.4.10). */
export const narrowest = { width: 320, height: 640 };

/** In the narrowest window nothing leads to sideways scrolling, and every text can be read. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBe(narrowest.width);
  expect(await page.evaluate(unreadableTexts), page.url()).toEqual([]);
}
