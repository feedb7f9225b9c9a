import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

test.use({ viewport: phone });

test('the quick bar makes room for the form of the page that was gone to', async ({ page }) => {
  await openPage(page, '/contact');
  const bar = page.locator('.quick-bar');
  await page.locator('.footer a[href="/service-Courant_Fort"]').click();
  await expect(page.locator('h1')).toHaveText('Courant fort');
  await expect(bar).not.toHaveClass(/--away/);
  await page.locator('.quote-form__open').click();
  await page
    .locator('main textarea')
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect(bar).toHaveClass(/--away/);
});

test('on the contact page it comes when number and form have left the window', async ({ page }) => {
  await openPage(page, '/contact');
  const bar = page.locator('.quick-bar');
  await expect(bar).toBeHidden();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
});

for (const path of ['/es/lentreprise', '/it/lentreprise'])
  test(`its three words fit the narrowest phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    for (const link of await page.locator('.quick-bar > a').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const { overflow, size, lines } = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild!);
        return {
          overflow: element.scrollWidth - element.clientWidth,
          size: parseFloat(getComputedStyle(element).fontSize),
          lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
        };
      });
      expect({ overflow, size, lines }).toEqual({ overflow: 0, size: 16, lines: 1 });
    }
  });

test('a link that leads to a place of the page makes all of it at once', async ({ page }) => {
  await openPage(page, '/lentreprise');
  await page.locator('.quick-bar a[href="/contact#devis"]').click();
  await expect(page).toHaveURL(/contact#devis$/);
  await expect(page.locator('#devis')).toBeInViewport();
});
