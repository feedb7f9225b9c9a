import type { Page } from '@playwright/test';
import { acceptedTexts, button, fill, formOn } from './support/forms';
import { arrived } from './support/receiver';
import { address, second } from '../__tests__/support/site';
import { breakCompanyPage, expect, openPage, openStill, test, whenReady } from './support/test';
import { texts } from '../__tests__/support/words';

/** Error screens for pages that throw or fail to load. */

const title = 'Unexpected Application Error!';
const contact = address('/contact', second);
const company = address('/lentreprise', second);

const companyData = `**/page-data${company}/page-data.json*`;
const companyScript = /component---src-templates-company-tsx-[^/]*\.js$/;
const headerLink = (page: Page, path: string) => page.locator(`.header__nav a[href="${path}"]`);
const companyLink = (page: Page) => headerLink(page, company);
const errorTitle = (page: Page) => page.getByRole('heading', { name: title });

// These tests cause errors on purpose.
test.afterEach(({ consoleErrors }) => void consoleErrors.splice(0));

/** Marks the document. A new one has no mark. */
const mark = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.marker = 'same document'));

async function expectNewDocument(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-marker');
  await expect(page.locator('h1')).toBeVisible();
  await expect(errorTitle(page)).toHaveCount(0);
}

test('a page that throws shows the error screen, which leads on', async ({ page }) => {
  const { reload, home } = texts(second, 'common').error;
  await breakCompanyPage(page, company);
  await openPage(page, contact);
  await companyLink(page).click();
  await expect(errorTitle(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('nodes');
  await page.goBack();
  await expect(errorTitle(page)).toBeHidden();
  await page.goForward();
  await expect(errorTitle(page)).toBeVisible();
  await headerLink(page, contact).click();
  await expect(page).toHaveURL(contact);
  await expect(errorTitle(page)).toBeHidden();
  await page.goBack();
  await expect(errorTitle(page)).toBeVisible();
  await mark(page);
  await page.getByRole('link', { name: home }).click();
  await expectNewDocument(page, address('/', second));
  await page.goBack();
  await expect(errorTitle(page)).toBeVisible();
  await page.unroute(companyData);
  await page.getByRole('button', { name: reload }).click();
  await whenReady(page);
  await expect(page).toHaveURL(company);
  await expect(errorTitle(page)).toBeHidden();
});

test('an error of the router leaves the error screen, and Back loads the page', async ({
  page,
}) => {
  await openPage(page, contact);
  // Gatsby's router calls it when the hash changes.
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error('It broke.');
    };
  });
  await page.evaluate(() => (location.hash = '#devis'));
  await expect(page.getByRole('main')).toContainText('It broke.');
  await expect(errorTitle(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.goBack();
  await expect(errorTitle(page)).toHaveCount(0);
  await expect(page.locator('.header')).toBeVisible();
});

test('a script that does not come within 120 seconds counts as failed', async ({ page }) => {
  // Turns off Gatsby's prefetching.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.route(companyScript, () => undefined);
  await openStill(page, contact);
  const asked = page.waitForRequest(companyScript);
  await companyLink(page).click();
  await asked;
  await page.clock.fastForward(119_000);
  await expect(page).toHaveURL(contact);
  await expect(page.locator('h1')).toBeVisible();
  await page.clock.fastForward(2000);
  await expectNewDocument(page, company);
});

test('a first visit whose script does not come stays readable, and its form is sent', async ({
  page,
}) => {
  await page.route(/component---[^/]*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent('pageerror', ({ message }) =>
    /Loading chunk \w+ failed/.test(message),
  );
  await page.goto(contact);
  await failed;
  await expect(page.locator('h1')).toBeVisible();
  const form = formOn(page, 'contact');
  const typed = acceptedTexts();
  await fill(form, typed);
  await button(form).click();
  await page.waitForURL(`${contact}#sent-contact`);
  expect(arrived(typed.email)).toHaveLength(1);
  await companyLink(page).click();
  await expect(page).toHaveURL(company);
  await expect(page.locator('h1')).toBeVisible();
});
