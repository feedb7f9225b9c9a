import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { address, company, second, service, third } from './support/site';
import { clickInPlace, expect, openPage, test, whenReady } from './support/test';

/** Whatever stands in the address bar, the page lives: by loading, by a link, by back and forward, and while it is open. */

/** Heading, phone number, and a button that works. */
async function expectLiving(page: Page) {
  await whenReady(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`a[href="tel:${company.phone.international}"]`).first()).toBeAttached();
  await page.locator('.header [aria-haspopup=dialog]:visible').last().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
}

const capitals = `/${second}${service.route}/`.toUpperCase();

for (const [typed, shown] of [
  ['/contact#%', '/contact#%25'],
  [`/${second}#100%`, `/${second}#100%25`],
  ['/contact#%E0%A4%A', '/contact#%25E0%25A4%25A'],
  ['/contact%0A', '/contact'],
  ['/contact%09?a=1', '/contact?a=1'],
  ['/contact%20', '/contact'],
  [`/${second}/contact%E2%80%8B#devis`, `/${second}/contact#devis`],
  ['/contact.html?a=1#devis', '/contact?a=1#devis'],
  ['/fr/contact?a=1#devis', '/contact?a=1#devis'],
  ['/FR', '/'],
  [capitals, address(service.route, second)],
  [`/${third}//contact/index.html`, `/${third}/contact`],
] as const)
  test(`${typed} is ${shown}`, async ({ page, baseURL, consoleErrors }) => {
    await page.goto(`${baseURL}${typed}`);
    await page.waitForURL(`${baseURL}${shown}`);
    await expectLiving(page);
    // The browser's own word about the answer 404, from which the page went on.
    const own = consoleErrors.filter((text) => !/status of 404/.test(text));
    expect(own).toEqual([]);
    consoleErrors.length = 0;
  });

for (const [typed, shown] of [
  ['/no%0A', '/no'],
  [`/${second}/no%`, `/${second}/no`],
  [`/${second}/no%2F%2520%5C`, `/${second}/no`],
  ['/https://other.example/contact', '/https:/other.example/contact'],
] as const)
  test(`${typed} is no page, and lives as ${shown}`, async ({ page, baseURL, consoleErrors }) => {
    await page.goto(`${baseURL}${typed}`);
    await page.waitForURL(`${baseURL}${shown}`);
    await expectLiving(page);
    await expect(page.locator('.not-found')).toBeVisible();
    expect(consoleErrors.filter((text) => !/status of 404/.test(text))).toEqual([]);
    consoleErrors.length = 0;
  });

test('a hash that cannot be decoded changes nothing while the page is open', async ({ page }) => {
  await openPage(page, '/contact');
  await page.evaluate(() => (location.hash = '#50%'));
  await expect(page).toHaveURL('/contact#50%25');
  await expectLiving(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#%E0';
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/contact#%25E0');
  await clickInPlace(page.locator('.header__nav a[href="/lentreprise"]'));
  await page.waitForURL('/lentreprise');
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/contact#1%'),
  );
  await expect(page).toHaveURL('/contact#1%25');
  await expectLiving(page);
  await page.evaluate(() => history.replaceState(history.state, '', '#2%'));
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL('/contact#2%25');
  await expectLiving(page);
});

test('/contact.html leads a visitor to the page in their language', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ locale: second });
  for (const typed of [
    '/contact.html?a=1#devis',
    '/fr/contact?a=1#devis',
    '/contact%20?a=1#devis',
  ]) {
    await page.goto(`${baseURL}${typed}`);
    await page.waitForURL(`${baseURL}/${second}/contact?a=1#devis`);
  }
  await page.close();
});

test('a copy of a page in another place stays as it was saved', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: second });
  const html = readFileSync('public/contact.html', 'utf8').replaceAll(
    /(href|src|srcset|data-files)="\//g,
    `$1="${baseURL}/`,
  );
  const copies = [
    `${baseURL}/web/20260101120000/https://site.example/contact`,
    `${baseURL}/saved/contact.html`,
  ];
  for (const place of copies) {
    await page.route(place, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(place, { waitUntil: 'networkidle' });
    expect(page.url()).toBe(place);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.close();
});

for (const [where, breakSite] of [
  [
    'between the page and the root',
    () => {
      Element.prototype.scrollIntoView = () => {
        throw new Error('It broke.');
      };
    },
  ],
  [
    'at the root',
    () => {
      window.decodeURIComponent = () => {
        throw new Error('It broke.');
      };
    },
  ],
] as const)
  test(`an error ${where} leaves the error screen with the phone number`, async ({
    page,
    consoleErrors,
  }) => {
    await openPage(page, address('/contact', second));
    await page.evaluate(breakSite);
    await page.evaluate(() => (location.hash = '#devis'));
    await expect(page.getByRole('main')).toContainText('It broke.');
    const phone = page.locator(`main a[href="tel:${company.phone.international}"]`);
    await expect(phone).toHaveText(company.phone.display);
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('.header')).toBeVisible();
    consoleErrors.length = 0;
  });
