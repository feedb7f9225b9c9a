import type { Page } from '@playwright/test';
import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** The ways to the power cut from every page, with and without script. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const powerCut = (page: Page) => page.locator('#power-cut');

test('the footer and the side menu of other pages lead to the power cut', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panne de courant' }).click();
  await expect(page).toHaveURL('/service-Courant_Fort#power-cut');
  await expect(powerCut(page).getByRole('button', { name: 'Oui' })).toBeInViewport();
  await page.setViewportSize(phone);
  await openPage(page, '/contact');
  await page.locator('.header__menu-button').click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Panne de courant' }).click();
  await expect(menu).toBeHidden();
  await expect(powerCut(page).getByRole('button', { name: 'Oui' })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer leads to all the steps of a power cut, which are open', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Panne de courant' }).click();
    await expect(powerCut(page)).toBeInViewport();
    const steps = powerCut(page).locator('ol > li');
    await expect(steps).toHaveCount(8);
    for (const step of await steps.all()) await expect(step).toBeVisible();
    await expect(powerCut(page).getByText('Question 1')).toBeHidden();
    await expect(page.locator('#inspection .card')).toBeHidden();
    await expect(page.locator('#inspection table')).toBeVisible();
  });
});
