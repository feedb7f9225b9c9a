import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** No page grows longer on a phone than a person reads: its height is what is written here, within a tenth. */

/** Routes, and the heights of their pages in the default language, px. */
const heights: readonly [route: string, height: number][] = [
  ['/', 5800],
  ['/lentreprise', 4800],
  ['/referance', 4800],
  ['/service-Productiondenergie', 7700],
];

for (const [route, height] of heights)
  test(`on a phone ${route} is about ${height} px long`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, route);
    const found = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.abs(found / height - 1), `${found} px`).toBeLessThan(0.1);
  });
