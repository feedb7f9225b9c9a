import type { Page } from '@playwright/test';
import { languageFacts } from '../src/i18n/languages';
import { address, fallback, languages, second, third } from './support/site';
import {
  chooseLanguage,
  clickInPlace,
  expect,
  openPage,
  pickerButton,
  test,
  whenReady,
} from './support/test';
import { texts } from './support/words';

/**
 * The language of a visitor's page (specification, section 4), with real storage, cookies and navigation. The unit
 * tests have each source and language; the keys of the picker are in `keyboard.spec.ts`.
 */

const contact = address('/contact', second);

/** Stored languages: the choice, and that of the last page. */
const kept = (page: Page) =>
  page.evaluate(() => ['language', 'i18nextLng'].map((key) => localStorage.getItem(key)));

/** Marks the document. A new one has no mark. */
const mark = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.marker = 'same document'));

test(
  'the picker leads to the page in another language without a reload',
  { tag: '@engines' },
  async ({ page, context }) => {
    await openPage(page, '/contact?a=1');
    await mark(page);
    await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }));
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
    await expect(page.locator(`html[lang=${third}]`)).toHaveAttribute('data-marker');
    await expect(dialog).toBeHidden();
    await expect(button).toContainText(third.toUpperCase());
    await button.click();
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY)).toBe(160);
    expect(await kept(page)).toEqual([third, third]);
    expect(await page.evaluate(() => document.cookie)).toBe(`i18next=${third}`);
    await chooseLanguage(page, fallback);
    await expect(page).toHaveURL('/contact?a=1');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', fallback);
  },
);

test.describe('in a browser that speaks another language', () => {
  test.use({ locale: second });

  for (const [language, path, next] of [
    [fallback, '/', '/contact'],
    [third, address('/', third), contact],
  ] as const)
    test(`after a choice, and without the page’s scripts, “${language}” in the footer leads to ${path}, and a page without prefix then to ${next}`, async ({
      page,
    }) => {
      await page.route('**/*.js', () => undefined);
      await page.goto(address('/', second));
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), second);
      await page.getByRole('link', { name: languageFacts[language].ownName }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page).toHaveURL(next);
    });

  test('the default language is never shown to a visitor who reads another, and back does not trap', async ({
    page,
  }) => {
    await openPage(page, address('/terms-use', second));
    const before = await page.evaluate(() => history.length);
    let tell: (seen: object) => void = () => undefined;
    const told = new Promise<object>((resolve) => (tell = resolve));
    await page.exposeFunction('tell', (seen: object) => tell(seen));
    // A page that is being left cannot be queried, so it reports by itself.
    await page.addInitScript(() => {
      const say = () =>
        (window as unknown as { tell: (seen: object) => void }).tell({
          language: document.documentElement.lang,
          display: getComputedStyle(document.documentElement).display,
          painted: performance.getEntriesByName('first-contentful-paint').length,
        });
      const { navigation } = window as unknown as { navigation: EventTarget };
      if (location.pathname === '/contact')
        navigation.addEventListener('navigate', () => queueMicrotask(say));
    });
    // The page in the visitor's language waits until this one has been checked.
    await page.route(`**${contact}`, async (route) => {
      await told;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    expect(await told).toEqual({ language: fallback, display: 'none', painted: 0 });
    await expect(page).toHaveURL(contact);
    await expect.poll(() => kept(page)).toEqual([null, second]);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(address('/terms-use', second));
  });

  test(
    'a page with a prefix is shown, and its language cached and used, without a choice',
    { tag: '@engines' },
    async ({ page, context }) => {
      await openPage(page, address('/contact', third));
      await expect.poll(() => kept(page)).toEqual([null, third]);
      expect(await context.cookies()).toEqual([]);
      await page.goto('/terms-use', { waitUntil: 'commit' });
      await expect(page).toHaveURL(address('/terms-use', third));
    },
  );

  test(
    '?lng= in a link within the site leads to that language without a reload',
    { tag: '@engines' },
    async ({ page }) => {
      await openPage(page, contact);
      await mark(page);
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        `${address('/lentreprise', second)}?lng=${third}&a=1`,
      );
      await expect(page).toHaveURL(`${address('/lentreprise', third)}?a=1`);
      await expect(page.locator(`html[lang=${third}]`)).toHaveAttribute('data-marker');
      expect(await kept(page)).toEqual([third, third]);
      await page.goBack();
      await expect(page).toHaveURL(contact);
    },
  );

  test('a choice in another tab is followed, also one made again', async ({ page, context }) => {
    await openPage(page, `${contact}?a=1`);
    await mark(page);
    const other = await context.newPage();
    await openPage(other, address('/', second));
    await chooseLanguage(other, third);
    const theirs = address('/contact', third);
    await expect(page).toHaveURL(`${theirs}?a=1`);
    await expect(page.locator(`html[lang=${third}]`)).toHaveAttribute('data-marker');
    await openPage(page, contact);
    await chooseLanguage(other, third);
    await expect(page).toHaveURL(theirs);
  });

  test('with storage and cookies blocked the language is detected, and changed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      for (const [place, name] of [
        [document, 'cookie'],
        [window, 'localStorage'],
        [window, 'sessionStorage'],
      ] as const)
        Object.defineProperty(place, name, { get: blocked, set: blocked });
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page).toHaveURL(contact);
    await whenReady(page);
    await chooseLanguage(page, third);
    await expect(page).toHaveURL(address('/contact', third));
    await expect(page.locator('html')).toHaveAttribute('lang', third);
  });
});
