import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

test.use({ viewport: phone });

test('the quick bar makes room for the form of the page that was gone to', async ({ page }) => {
  await openPage(page, '/contact');
  const bar = page.locator('.quick-bar');
  await page.locator('.footer a[href="/service-Courant_Fort"]').click();
  await expect(page.locator('h1')).toHaveText('Courant fort');
  await expect(bar).not.toHaveClass(/--away/);
  await page
    .locator('main textarea')
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect(bar).toHaveClass(/--away/);
});

test('a link that leads to a place of the page makes all of it at once', async ({ page }) => {
  await openPage(page, '/lentreprise');
  await page.locator('.quick-bar a[href="/contact#devis"]').click();
  await expect(page).toHaveURL(/contact#devis$/);
  await expect(page.locator('#devis')).toBeInViewport();
});
