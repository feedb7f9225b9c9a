import type { Page } from '@playwright/test';
import { chooseLanguage, clickInPlace, expect, openPage, test } from './support/test';

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

for (const [name, path, language, next] of [
  ['Français', '/?lng=fr', 'fr', '/contact'],
  ['Español', '/es', 'es', '/en/contact'],
] as const)
  test(`without the page's scripts, “${name}” in the footer leads to ${path}, and a page without prefix then is ${next}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('visited')) localStorage.setItem('language', 'en');
      sessionStorage.setItem('visited', 'yes');
    });
    await page.route('**/*.js', () => undefined);
    await page.goto('/en');
    await page.getByRole('link', { name }).click();
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
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL('/en/contact');
    await expect(headerLink(page, '/en/contact')).toHaveAttribute('aria-current');
    await scrollTo(page, 500);
    await clickInPlace(headerLink(page, '/en/lentreprise'));
    await expect(headerLink(page, '/en/lentreprise')).toHaveAttribute('aria-current');
    await scrollTo(page, 300);
    await page.goBack();
    await expect(headerLink(page, '/en/contact')).toHaveAttribute('aria-current');
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
  const asked = page.waitForRequest('**/page-data/it/contact/page-data.json');
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/page-data/it/contact/page-data.json', async (route) => {
    await late;
    await route.continue();
  });
  await chooseLanguage(page, 'Italiano');
  await asked;
  await clickInPlace(headerLink(page, '/lentreprise'));
  await expect(page).toHaveURL('/lentreprise');
  const arrived = page.waitForResponse('**/page-data/it/contact/page-data.json');
  answer();
  await arrived;
  await scrollTo(page, 10);
  await expect(page).toHaveURL('/lentreprise');
});

test('screen readers hear the new page in its language', async ({ page }) => {
  await openPage(page, '/pt');
  const announcer = page.getByText('Página aberta:');
  await expect(announcer).toHaveCount(0);
  await clickInPlace(headerLink(page, '/pt/contact'));
  await expect(announcer).toHaveText('Página aberta: Contactos');
  const ofGatsby = page.locator('#gatsby-announcer');
  await expect(ofGatsby).toBeAttached();
  await expect(ofGatsby).toBeHidden();
});
