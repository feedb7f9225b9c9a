import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { appearances } from './support/computed-styles';
import { kinds, laptop, phone } from './support/site';
import { atRest, expect, test } from './support/test';

/** Each page loads its own styles, in the order of the visit. That order must not change how a page looks. */

const styles = readdirSync('public')
  .filter((file) => file.endsWith('.css') && file !== 'print.css')
  .map((file) => readFileSync(`public/${file}`, 'utf8'));

/** Without script nothing else changes while the page is looked at. */
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

async function looks(page: Page): Promise<string[][]> {
  const seen = [];
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport);
    await atRest(page);
    seen.push(await page.evaluate(appearances));
  }
  return seen;
}

for (const path of kinds)
  test(`${path} looks the same after the styles of all other pages have come`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const before = await looks(page);
    await page.evaluate((texts) => {
      document.adoptedStyleSheets = texts.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
    }, styles);
    expect(await looks(page)).toEqual(before);
  });
