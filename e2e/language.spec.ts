import type { Page } from '@playwright/test';
import { languageFacts } from '../src/i18n/languages';
import { address, fallback, second, third } from '../__tests__/support/site';
import {
  chooseLanguage,
  clickInPlace,
  expect,
  openPage,
  pickerButton,
  scrollTo,
  test,
  whenReady,
} from './support/test';

/**
 * The language of a visitor's page (specification, section 4), with real storage, cookies and navigation. The unit
 * tests have each source and language, and the picker; its keys are in `keyboard.spec.ts`.
 */

const contact = address('/contact', second);

/** Stored languages: the choice, and what detection finds. */
const kept = (page: Page) =>
  page.evaluate(() => ['language', 'i18nextLng'].map((key) => localStorage.getItem(key)));

test(
  'the picker leads to the page in another language without a reload, at the same place',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/contact?a=1');
    await page.evaluate(() => (document.documentElement.dataset.marker = 'same document'));
    await scrollTo(page, 160);
    const button = page.locator(pickerButton).first();
    await clickInPlace(button);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: languageFacts[third].ownName }).check();
    await dialog.locator('[type=submit]').click();
    await expect(page).toHaveURL(`${address('/contact', third)}?a=1`);
    await expect(page.locator(`html[lang=${third}]`)).toHaveAttribute('data-marker');
    await expect(button).toContainText(third.toUpperCase());
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(160);
  },
);

test('a choice is kept for the next visit', { tag: '@engines' }, async ({ page }) => {
  await openPage(page, '/contact');
  await chooseLanguage(page, third);
  await expect(page).toHaveURL(address('/contact', third));
  expect(await kept(page)).toEqual([third, third]);
  expect(await page.evaluate(() => document.cookie)).toBe(`i18next=${third}`);
  await page.goto('/terms-use', { waitUntil: 'commit' });
  await expect(page).toHaveURL(address('/terms-use', third));
});

test.describe('in a browser that speaks another language', () => {
  test.use({ locale: second });

  for (const [language, path, next] of [
    [fallback, `/?lng=${fallback}`, '/contact'],
    [third, address('/', third), address('/contact', third)],
  ] as const)
    test(`without the page’s scripts, “${language}” in the footer leads to ${path}, and a page without prefix then to ${next}`, async ({
      page,
    }) => {
      await page.route('**/*.js', () => undefined);
      await page.goto(address('/', second));
      await page.getByRole('link', { name: languageFacts[language].ownName }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page).toHaveURL(next);
    });

  test(
    'a link with ?lng= decides for its page: the choice stays, and so does another tab',
    { tag: '@engines' },
    async ({ page, context }) => {
      await openPage(page, address('/', third));
      await chooseLanguage(page, second);
      await expect(page).toHaveURL(address('/', second));
      const other = await context.newPage();
      await openPage(other, `/contact?lng=${fallback}`);
      await expect(other.locator('html')).toHaveAttribute('lang', fallback);
      expect(await kept(other)).toEqual([second, second]);
      await chooseLanguage(other, third);
      await expect(other).toHaveURL(address('/contact', third));
      expect(await kept(page)).toEqual([third, third]);
      await expect(page).toHaveURL(address('/', second));
    },
  );

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
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(address('/terms-use', second));
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
