import { expect } from '@playwright/test';
import { expectToKeepFocus, faultsOfFocus, lookAtFocus, walkTo } from './support/focus';
import { words } from './support/form-words';
import { acceptedTexts, fieldOf, formOn, notice } from './support/forms';
import { test } from './support/one-tab';
import { desk, phone } from './support/site';
import { openPage } from './support/test';

/** Journeys with the keyboard alone. */

test('a language is chosen with the keyboard alone', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize(desk);
  await openPage(page, '/en/contact');
  const opener = '.header__tools button:has(.header__code)';
  const dialog = page.locator('dialog.language-picker');
  const radio = (name: string) => dialog.getByRole('radio', { name });
  await walkTo(page.locator(opener));
  await page.keyboard.press('Space');
  await expect(radio('Português')).toBeFocused();
  await expectToKeepFocus(page, 'dialog.language-picker');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();

  await page.evaluate(() => window.scrollTo({ top: 420, behavior: 'instant' }));
  await expect(page.locator('.header.sticky-top')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(radio('Português')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio('English')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Español')).toBeChecked();
  await expect(radio('Español')).toBeFocused();
  expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/contact');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(420);
});

test('the side menu keeps the focus, gives it to the language dialog and back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/en/contact');
  const menu = page.locator('dialog.side-menu');
  const picker = page.locator('dialog.language-picker');
  await walkTo(page.locator('.header__menu-button'));
  await page.keyboard.press('Enter');
  await expect(menu.locator('.side-menu__close')).toBeFocused();
  await expectToKeepFocus(page, 'dialog.side-menu');

  await walkTo(page.locator('.side-menu [aria-haspopup=dialog]'));
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(menu.locator('[aria-haspopup=dialog]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.header__menu-button')).toBeFocused();
});

test('the carousel is turned, started and stopped', { tag: '@engines' }, async ({ page }) => {
  await openPage(page, '/en/lentreprise');
  const controls = page.locator('.carousel-controls');
  // On the way through the slides the row comes to its end.
  await walkTo(page.locator('.carousel-controls button:last-child'));
  await expect(controls.locator('p')).toContainText('5 of 5');
  await page.keyboard.press('Enter');
  await expect(controls.locator('p')).toContainText('1 of 5');
  await page.keyboard.press('Space');
  await expect(controls.locator('p')).toContainText('2 of 5');
  await page.keyboard.press('Shift+Tab');
  const toggle = controls.getByRole('button').nth(1);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAccessibleName(/pause/i);
  await page.keyboard.press('Enter');
  await expect(toggle).not.toHaveAccessibleName(/pause/i);
});

test(
  'on a phone the form is filled in, corrected and sent',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, '/en/contact');
    const form = formOn(page, 'contact');
    const { name, email, phone: number } = acceptedTexts();
    await walkTo(page.locator('main form [name=name]'));
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Tab');
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(fieldOf(form, 'email')).toBeFocused();
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(words.en.faults.email);
    await expect(form.locator('.invalid-feedback')).toBeInViewport({ ratio: 1 });
    expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(notice(form)).toContainText(words.en.sent);
  },
);
