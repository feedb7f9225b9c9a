import type { Page } from '@playwright/test';
import { languageFacts } from '../src/i18n/languages';
import { address, fallback, second, third } from './support/site';
import { chooseLanguage, clickInPlace, expect, openPage, test } from './support/test';
import { filled, texts } from './support/words';

/** The visitor's way through the site: languages, scroll positions, and what screen readers hear. */

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and waits until whoever listens has seen it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((done) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    top,
  );

const headerLink = (page: Page, path: string) => page.locator(`.header__nav a[href="${path}"]`);

const home = address('/', second);
const contact = address('/contact', second);
const company = address('/lentreprise', second);

for (const [language, path, next] of [
  [fallback, `/?lng=${fallback}`, '/contact'],
  [third, address('/', third), contact],
] as const)
  test(`without the page's scripts, “${language}” in the footer leads to ${path}, and a page without prefix then is ${next}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => {
      if (!sessionStorage.getItem('visited')) localStorage.setItem('language', chosen);
      sessionStorage.setItem('visited', 'yes');
    }, second);
    await page.route('**/*.js', () => undefined);
    await page.goto(home);
    await page.getByRole('link', { name: languageFacts[language].ownName }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page).toHaveURL(next);
  });

test(
  'back restores the position on a page that was reached by a change of language',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/contact');
    await chooseLanguage(page, second);
    await expect(page).toHaveURL(contact);
    await expect(headerLink(page, contact)).toHaveAttribute('aria-current');
    await scrollTo(page, 500);
    await clickInPlace(headerLink(page, company));
    await expect(headerLink(page, company)).toHaveAttribute('aria-current');
    await scrollTo(page, 300);
    await page.goBack();
    await expect(headerLink(page, contact)).toHaveAttribute('aria-current');
    await expect.poll(() => scrollY(page)).toBe(500);
  },
);

test(
  'a page whose address is typed again starts at its top',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/');
    await scrollTo(page, 1500);
    await openPage(page, '/contact');
    await openPage(page, '/');
    expect(await scrollY(page)).toBe(0);
  },
);

test('a change of language gives way to a link that is followed meanwhile', async ({ page }) => {
  await openPage(page, '/contact');
  const data = `**/page-data/${second}/contact/page-data.json`;
  const asked = page.waitForRequest(data);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(data, async (route) => {
    await late;
    await route.continue();
  });
  await chooseLanguage(page, second);
  await asked;
  await clickInPlace(headerLink(page, '/lentreprise'));
  await expect(page).toHaveURL('/lentreprise');
  const arrived = page.waitForResponse(data);
  answer();
  await arrived;
  await scrollTo(page, 10);
  await expect(page).toHaveURL('/lentreprise');
});

test('screen readers hear the new page in its language', async ({ page }) => {
  await openPage(page, home);
  const { announcement } = texts(second, 'common').nav;
  const announcer = page.getByText(filled(announcement, { page: '' }).trim());
  await expect(announcer).toHaveCount(0);
  await clickInPlace(headerLink(page, contact));
  const { title } = texts(second, 'pages').contact;
  await expect(announcer).toHaveText(filled(announcement, { page: title }));
  const ofGatsby = page.locator('#gatsby-announcer');
  await expect(ofGatsby).toBeAttached();
  await expect(ofGatsby).toBeHidden();
});
