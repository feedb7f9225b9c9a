import { expect, test as plain } from '@playwright/test';
import { address, fallback, second, service } from './support/site';
import { test, whenReady } from './support/test';

/** Addresses that have no page, and addresses in other letter case. */

for (const language of [fallback, second]) {
  const path = address('/no/such-page', language);
  plain(`${path} answers 404, keeps its address and leads home`, async ({ page }) => {
    const response = await page.goto(`${path}?a=1`);
    expect(response?.status()).toBe(404);
    await whenReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(`${path}?a=1`);
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(address('/', language));
  });
}

test('a service in small letters shows its page and corrects the address', async ({ page }) => {
  const own = address(service.route, second);
  const response = await page.goto(`${own.toLowerCase()}?a=1#details`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(`${own}?a=1#details`);
});

plain('an address in capitals leads to its page', async ({ page }) => {
  const own = address(service.route, second);
  for (const [typed, shown] of [
    ['/CONTACT?a=1#devis', '/contact?a=1#devis'],
    [own.toUpperCase(), own],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(shown);
    await expect(page.locator('main form')).toBeVisible();
  }
});
