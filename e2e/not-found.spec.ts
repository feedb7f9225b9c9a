import { expect, test as plain } from '@playwright/test';
import { test, whenReady } from './support/test';

/** Addresses that have no page, and addresses in other letter case. */

for (const [path, language, home] of [
  ['/no/such-page', 'fr', '/'],
  ['/it/no/such-page', 'it', '/it'],
] as const)
  plain(`${path} answers 404, keeps its address and leads home`, async ({ page }) => {
    const response = await page.goto(`${path}?a=1`);
    expect(response?.status()).toBe(404);
    await whenReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(`${path}?a=1`);
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(home);
  });

test('a service in small letters shows its page and corrects the address', async ({ page }) => {
  const response = await page.goto('/en/service-courant_fort?a=1#details');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/en/service-Courant_Fort?a=1#details');
});

plain('an address in capitals leads to its page', async ({ page }) => {
  for (const [typed, own] of [
    ['/CONTACT?a=1#devis', '/contact?a=1#devis'],
    ['/EN/Service-Courant_FORT', '/en/service-Courant_Fort'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(own);
    await expect(page.locator('main form')).toBeVisible();
  }
});
