import type { Page } from '@playwright/test';
import { desk, phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** The ways to the questions of a power cut, with and without script. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.locator('dialog.power-cut-dialog');

async function close(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('on a desk, the services menu, the head of two pages and the footer open them', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openPage(page, '/contact');
  await page.locator('.services-menu summary').click();
  await page.locator('.services-menu__panel a[href$="#power-cut"]').click();
  await close(page);
  await expect(page.locator('.services-menu summary')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panne de courant' }).click();
  await close(page);
  await openPage(page, '/');
  await page.locator('.hero').getByRole('link', { name: 'Que faire maintenant' }).click();
  await close(page);
  await openPage(page, '/service-Courant_Fort');
  await page.locator('.banner').getByRole('link', { name: 'Panne de courant' }).click();
  await close(page);
});

test('on a phone, the side menu gives way to them, and its button has the focus after', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/contact');
  await page.locator('.header__menu-button').click();
  await page.locator('.side-menu').getByRole('link', { name: 'Panne de courant' }).click();
  await expect(page.locator('.side-menu')).toBeHidden();
  await close(page);
  await expect(page.locator('.header__menu-button')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, place] of [
    ['/contact', 'footer'],
    ['/', '.hero'],
  ] as const)
    test(`${from} leads to all the steps of a power cut, which are open`, async ({ page }) => {
      await page.goto(from);
      await page.locator(place).getByRole('link', { name: 'Panne de courant' }).click();
      await expect(page).toHaveURL('/service-Courant_Fort#power-cut');
      const section = page.locator('#power-cut');
      await expect(section).toBeInViewport();
      const steps = section.locator('ol.ps-4 > li:has(> div > p)');
      await expect(steps).toHaveCount(7);
      for (const step of await steps.all()) await expect(step).toBeVisible();
      await expect(section.getByText('Le courant est revenu\u202f?')).toBeVisible();
      await expect(section.locator('.power-cut__walk')).toBeHidden();
      await expect(page.locator('#inspection .card')).toBeHidden();
      await expect(page.locator('#inspection table')).toBeVisible();
    });
});
