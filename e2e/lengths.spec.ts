import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** Maximum height of a page on a phone in the default language, px. A tenth more is allowed for content. */
const heights: readonly [route: string, height: number][] = [
  ['/', 5350],
  ['/lentreprise', 4300],
  ['/referance', 4400],
  ['/contact', 3450],
  ['/service-Courant_Fort', 5050],
  ['/service-Courant_Faible', 4000],
  ['/service-Web', 4300],
  ['/service-Productiondenergie', 6350],
  ['/service-Maintenance', 3200],
  ['/service-Stockagedenergie', 2850],
  ['/service-StrategieSociale', 2450],
  ['/service-details/Informatique', 2650],
  ['/privacy-policy', 4850],
  ['/404', 1450],
];

for (const [route, height] of heights)
  test(`on a phone ${route} is about ${height} px long`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, route);
    const found = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(found).toBeLessThan(height * 1.1);
  });
