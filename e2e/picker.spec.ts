import { test as plain } from '@playwright/test';
import { address, fallback, languages, second, third } from './support/site';
import { chooseLanguage, clickInPlace, expect, openPage, pickerButton, test } from './support/test';
import { texts } from './support/words';

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
    const radios = dialog.getByRole('radio');
    await expect(radios).toHaveCount(languages.length);
    await expect(dialog.locator('label svg, label img')).toHaveCount(languages.length);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(radios.first()).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('alert')).toHaveText(
      texts(fallback, 'common').obrigatorio_escolher_opcao,
    );
    const chosen = dialog.locator(`[value=${third}]`);
    await chosen.check();
    await dialog.locator('[type=submit]').click();
    await expect(page).toHaveURL(`${address('/contact', third)}?a=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', third);
    await expect(dialog).toBeHidden();
    await expect(button).toContainText(third, { ignoreCase: true });
    await button.click();
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-marker', 'same document');
    expect(await page.evaluate(() => scrollY)).toBe(160);
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      language: third,
      i18nextLng: third,
    });
    expect(await page.evaluate(() => document.cookie)).toBe(`i18next=${third}`);

    await chooseLanguage(page, fallback);
    await expect(page).toHaveURL('/contact?a=1');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', fallback);
    expect(foreign).toEqual([]);
  },
);

plain(
  'a language that cannot be loaded is logged, and the host is asked for it',
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openPage(page, address('/contact', second));
    await page.route(`**/page-data/${third}/contact/page-data.json*`, (route) => route.abort());
    await page.evaluate(() => (document.documentElement.dataset.marker = 'same document'));
    await chooseLanguage(page, third);
    await expect(page).toHaveURL(address('/contact', third));
    await expect(page.locator(`html[lang=${third}]:not([data-marker])`)).toBeAttached();
    expect(logged.join('\n')).toContain('something went wrong loading the language');
  },
);
