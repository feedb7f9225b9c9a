import type { Page } from '@playwright/test';
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import send from 'send';
import {
  address,
  company,
  fallback,
  homeQuestions,
  second,
  service,
  services,
} from '../__tests__/support/site';
import { expect, openPage, test, whenReady } from './support/test';
import { texts } from '../__tests__/support/words';

/** Pages work with any address in the address bar. The unit tests have every kind of address. */

/** Heading, phone number, and a button that works. */
async function expectLiving(page: Page) {
  await whenReady(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`a[href="tel:${company.phone.international}"]`).first()).toBeAttached();
  await page.locator('.header [aria-haspopup=dialog]:visible').last().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('the page that was meant is shown under its own address, and none stays where it is', async ({
  page,
  baseURL,
}) => {
  const own = address(service.route, second);
  for (const [typed, shown] of [
    ['/contact#%', '/contact#%25'],
    ['/contact.html?a=1#devis', '/contact?a=1#devis'],
    [`${own}/`.toUpperCase(), own],
    [`/${second}//no?a=1`, `/${second}/no?a=1`],
  ] as const) {
    await page.goto(`${baseURL}${typed}`);
    await expect(page, typed).toHaveURL(shown);
    await expectLiving(page);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', second);
  await page.locator('.not-found a').first().click();
  await expect(page).toHaveURL(address('/', second));
});

const asked = services.find(({ questions = [] }) => questions.length > 1)!;

/** Addresses of answers on the home page and on that of a service, by their questions. */
const answers = [
  ...homeQuestions.map((each) => ({ ...each, path: '/' })).slice(-1),
  ...asked.questions!.map((each) => ({ ...each, path: asked.route })).slice(-1),
];

/** The item of an answer is open, and in the window with its question. */
async function expectAnswer(page: Page, slug: string) {
  const item = page.locator('details', { has: page.locator(`#${slug}`) });
  await expect(item).toHaveAttribute('open');
  await expect(item.locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(item.locator('p')).toBeInViewport();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an address with the slug of a question opens the answer', async ({ page }) => {
      for (const { path, slug } of answers) {
        await page.goto(`${path}#${slug}`);
        if (javaScriptEnabled) await whenReady(page);
        await expectAnswer(page, slug);
      }
    });
  });

test('a link to an answer on another page opens it too', async ({ page }) => {
  await openPage(page, '/contact');
  const { path, slug } = answers.at(-1)!;
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    `${path}#${slug}`,
  );
  await expect(page).toHaveURL(`${path}#${slug}`);
  await expectAnswer(page, slug);
});

test('a host that takes every page for a folder sends nobody round in circles', async ({
  page,
  consoleErrors,
}) => {
  // The build leaves a folder beside the file of each page.
  const host = createServer((request, response) => {
    send(request, new URL(request.url!, 'http://localhost').pathname, {
      root: 'public',
      cacheControl: false,
      acceptRanges: false,
    })
      .on('error', () => {
        response.writeHead(404, { 'content-type': 'text/html' });
        createReadStream('public/404.html').pipe(response);
      })
      .pipe(response);
  }).listen();
  const { port } = host.address() as AddressInfo;
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.goto(`http://localhost:${port}/contact`);
  await expect(page.locator('h1')).toHaveText(texts(fallback, 'contact').title);
  expect(documents).toBe(2);
  host.close();
  // React finds the not-found page where the contact page is to be.
  consoleErrors.splice(0);
});

test.describe('for a visitor who reads another language', () => {
  test.use({ locale: second });

  test('an address that is corrected leads to their page', async ({ page }) => {
    await page.goto('/Contact/?a=1#devis');
    await expect(page).toHaveURL(`/${second}/contact?a=1#devis`);
  });

  test('a copy of a page in an archive stays as it was saved', async ({ page, baseURL }) => {
    const html = readFileSync('public/contact.html', 'utf8').replaceAll(
      /(href|src|srcset|data-files)="\//g,
      `$1="${baseURL}/`,
    );
    const copy = `${baseURL}/web/20260101120000/https://site.example/contact`;
    await page.route(copy, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(copy);
    await expect(page.locator('html:not([data-script])')).toHaveAttribute('lang', fallback);
    await expect(page.locator('h1')).toBeVisible();
    expect(page.url()).toBe(copy);
  });
});
