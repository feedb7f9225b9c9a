import { test as plain } from '@playwright/test';
import { chooseLanguage, clickInPlace, expect, openPage, pickerButton, test } from './support/test';

/** The language picker, with real storage, cookies and navigation. Keys are in `keyboard.spec.ts`. */

test(
  'the picker leads to the page in another language without a reload',
  { tag: '@engines' },
  async ({ page, context }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    await openPage(page, '/contact?a=1');
    await page.evaluate(() => {
      document.documentElement.dataset.marker = 'same document';
      window.scrollTo({ top: 160, behavior: 'instant' });
    });
    const button = page.locator(pickerButton).first();
    await clickInPlace(button);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expect(dialog.locator('label svg, label img')).toHaveCount(5);
    expect(
      await dialog
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual(['pt', 'en', 'es', 'fr', 'it']);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Il est obligatoire de choisir une option\u202f!',
    );
    await dialog.getByRole('radio', { name: 'Português' }).check();
    await dialog.locator('[type=submit]').click();
    await expect(page).toHaveURL('/pt/contact?a=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect(dialog).toBeHidden();
    await expect(button).toContainText('PT', { ignoreCase: true });
    await button.click();
    await expect(dialog.getByRole('radio', { name: 'Português' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Português' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-marker', 'same document');
    expect(await page.evaluate(() => scrollY)).toBe(160);
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      language: 'pt',
      i18nextLng: 'pt',
    });
    expect(await page.evaluate(() => document.cookie)).toBe('i18next=pt');

    await chooseLanguage(page, 'Français');
    await expect(page).toHaveURL('/contact?a=1');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(foreign).toEqual([]);
  },
);

plain(
  'a language that cannot be loaded is logged, and the host is asked for it',
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openPage(page, '/en/contact');
    await page.route('**/page-data/it/contact/page-data.json*', (route) => route.abort());
    await page.evaluate(() => (document.documentElement.dataset.marker = 'same document'));
    await chooseLanguage(page, 'Italiano');
    await expect(page).toHaveURL('/it/contact');
    await expect(page.locator('html[lang=it]:not([data-marker])')).toBeAttached();
    expect(logged.join('\n')).toContain('something went wrong loading the language');
  },
);
