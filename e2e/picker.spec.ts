import { expect, test } from './support/console';
import { clickInPlace } from './support/click';
import { pickerButton } from './support/picker';
import { openPage } from './support/ready';
import { address, type Language } from './support/site';

/** The language picker: a dialog of radios that leads to the same page in another language. */

const names: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
};

/** What is said where nothing was chosen. */
const mandatory: Record<Language, string> = {
  fr: 'Il est obligatoire de choisir une option\u202f!',
  en: 'It is mandatory to choose an option!',
  es: '¡Es obligatorio elegir una opción!',
  pt: 'É obrigatório escolher uma opção!',
  it: 'È obbligatorio scegliere un’opzione!',
};

test('the picker leads through all languages without a reload, the place on the page kept', async ({
  page,
}) => {
  await openPage(page, '/contact?a=1');
  await page.evaluate(() => {
    document.documentElement.dataset.marker = 'same document';
    window.scrollTo({ top: 160, behavior: 'instant' });
  });
  const ways: [from: Language, to: Language][] = [
    ['fr', 'en'],
    ['en', 'es'],
    ['es', 'pt'],
    ['pt', 'it'],
    ['it', 'fr'],
  ];
  for (const [from, to] of ways) {
    const button = page.locator(pickerButton).first();
    expect((await button.innerText()).trim()).toMatch(new RegExp(`^${from.toUpperCase()}`));
    await clickInPlace(button);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('radio', { name: names[from] })).toBeChecked();
    await dialog
      .locator('form')
      .evaluate((form) =>
        form.querySelectorAll('input').forEach((radio) => (radio.checked = false)),
      );
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('alert')).toHaveText(mandatory[from]);
    await dialog.getByRole('radio', { name: names[to] }).check();
    await expect(dialog.getByRole('alert')).toBeEmpty();
    await dialog.locator('[type=submit]').click();
    await expect(page).toHaveURL(`${address('/contact', to)}?a=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.dataset.marker)).toBe(
      'same document',
    );
    expect(await page.evaluate(() => scrollY)).toBe(160);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('language'),
        localStorage.getItem('i18nextLng'),
        sessionStorage.getItem('i18nextLng'),
        document.cookie,
      ]),
    ).toEqual([to, to, to, `i18next=${to}`]);
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('each language stands in the picker by its own name, in its own language, with a flag', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await openPage(page, '/en/contact');
  const button = page.locator(pickerButton).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  for (const [language, name] of Object.entries(names)) {
    const choice = dialog.locator(`label[lang=${language}]`);
    await expect(choice).toHaveText(name);
    await expect(choice.locator('svg, img').first()).toBeVisible();
  }
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await expect(dialog.getByRole('radio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
