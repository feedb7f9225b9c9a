import { expect, test as plain } from '@playwright/test';
import { test } from './support/console';
import { address, languages } from './support/site';

const words = {
  fr: 'Page introuvable',
  en: 'Page not found',
  es: 'Página no encontrada',
  pt: 'Página não encontrada',
  it: 'Pagina non trovata',
};

for (const language of languages) {
  plain(
    `an unknown address in ${language} answers 404, keeps its address and leads home`,
    async ({ page }) => {
      const path = address('/no/such-page', language);
      const response = await page.goto(`${path}?a=1`);
      expect(response?.status()).toBe(404);
      await page.waitForFunction(() => '___loader' in window);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveText(words[language]);
      expect(page.url()).toContain(`${path}?a=1`);
      await page.locator('main a').first().click();
      await expect(page).toHaveURL(new RegExp(`${address('/', language).replace(/\/$/, '')}/?$`));
    },
  );

  test(`the address of a service in small letters shows the page in ${language}, corrected`, async ({
    page,
  }) => {
    const path = address('/service-Courant_Fort', language);
    const response = await page.goto(`${path.toLowerCase()}?a=1#details`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${path}?a=1#details`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

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
