import { expect, type Page, type Route, test } from '@playwright/test';
import { acceptedTexts, button, fill, formOn } from './support/forms';
import { arrived } from './support/receiver';
import { address, second } from './support/site';
import { breakPages, openPage, openStill, whenReady } from './support/test';
import { texts } from './support/words';

/** What a visitor sees when a page throws or does not load. */

const title = 'Unexpected Application Error!';
const { reload, home } = texts(second, 'common').error;
const contact = address('/contact', second);
const company = address('/lentreprise', second);

/** Where the company's page of a language keeps its data. */
const companyData = `**/page-data${company}/page-data.json*`;
const companyLink = `.header__nav a[href="${company}"]`;
const companyScript = /component---src-templates-company-tsx-[^/]*\.js$/;

/** Marks the document. A new one has no mark. */
const mark = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.marker = 'same document'));

async function expectNewDocument(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-marker');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
}

test('a page that throws shows the error screen, which leads on', async ({ page }) => {
  await breakPages(page, companyData);
  await openPage(page, contact);
  await page.locator(companyLink).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('data/company.json is missing');
  await page.goBack();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await expect(page.locator('.header')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await mark(page);
  await page.getByRole('link', { name: home }).click();
  await expectNewDocument(page, address('/', second));
  await page.goBack();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.unroute(companyData);
  await page.getByRole('button', { name: reload }).click();
  await whenReady(page);
  await expect(page).toHaveURL(company);
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

for (const [what, requests, answer] of [
  ['a script that cannot be loaded', companyScript, (route) => route.abort()],
  ['data that cannot be loaded', companyData, (route) => route.abort()],
  ['data that the host does not have', companyData, (route) => route.fulfill({ status: 404 })],
] satisfies [string, string | RegExp, (route: Route) => Promise<void>][])
  test(`for a page with ${what} the host is asked for the document`, async ({ page }) => {
    await page.route(requests, answer);
    await openPage(page, contact);
    await mark(page);
    await page.locator(companyLink).click();
    await expectNewDocument(page, company);
  });

test('a page whose data did not come once is shown when it is asked for', async ({ page }) => {
  await page.route(companyData, (route) => route.abort());
  await openPage(page, contact);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(company));
  await page.locator(companyLink).hover();
  await failed;
  await page.unroute(companyData);
  await page.locator(companyLink).click();
  await expect(page).toHaveURL(company);
  await expect(page.locator('h1')).toHaveText(texts(second, 'company').title);
});

test('a script that does not come within 120 seconds counts as failed', async ({ page }) => {
  // Gatsby fetches nothing in advance then.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.route(companyScript, () => undefined);
  await openStill(page, contact);
  const asked = page.waitForRequest(companyScript);
  await page.locator(companyLink).click();
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
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.route(/component---[^/]*\.js$/, (route) => route.abort());
  await page.goto(contact);
  await expect.poll(() => failed.join()).toMatch(/Loading chunk \w+ failed/);
  await expect(page.locator('h1')).toBeVisible();
  const form = formOn(page, 'contact');
  const typed = acceptedTexts();
  await fill(form, typed);
  await button(form).click();
  await page.waitForURL(`${contact}#sent-contact`);
  expect(arrived(typed.email)).toHaveLength(1);
  await page.locator(companyLink).click();
  await expect(page).toHaveURL(company);
  await expect(page.locator('h1')).toBeVisible();
});
