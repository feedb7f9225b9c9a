import { expect, test } from './support/console';
import { chooseLanguage } from './support/picker';
import { openPage, whenReady } from './support/ready';
import { blockStorage } from './support/storage';
import type { BrowserContext, Page } from '@playwright/test';

/** The language in which a visitor gets a page, from every source (specification, section 4). Unit tests have the grid. */

test.use({ locale: 'sv-SE' });

/** Where a language can come from, in order of precedence. */
const sources = ['query', 'cookie', 'i18nextLng', 'language', 'session', 'browser'] as const;
type Known = Partial<Record<(typeof sources)[number], string>>;

const route = '/terms-use';

/** Sets what the browser knows of a visitor, and whether its host is told as well, so that its rules decide. */
async function know(
  page: Page,
  context: BrowserContext,
  known: Known,
  tellHost = false,
): Promise<string> {
  const { query, cookie, ...stored } = known;
  const keep = (name: string, value = '') =>
    context.addCookies([{ name, value: encodeURIComponent(value), url: 'http://localhost' }]);
  if (cookie) await keep('i18next', cookie);
  if (tellHost) {
    const choice = cookie ?? stored.i18nextLng ?? stored.language ?? stored.session;
    if (choice) await keep('nf_lang', choice);
    const language = { 'accept-language': stored.browser ?? '' };
    await page.route(
      ({ hostname }) => hostname === 'localhost',
      (request) => request.continue({ headers: { ...request.request().headers(), ...language } }),
    );
  }
  await page.addInitScript(({ i18nextLng, language, session, browser }: Known) => {
    if (i18nextLng) localStorage.setItem('i18nextLng', i18nextLng);
    if (language) localStorage.setItem('language', language);
    if (session) sessionStorage.setItem('i18nextLng', session);
    const languages = browser?.split(',');
    if (languages) Object.defineProperty(navigator, 'languages', { get: () => languages });
  }, stored);
  return query ? `?lng=${encodeURIComponent(query)}` : '';
}

/** The address at which a visit ends, after redirects. */
async function settle(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      getComputedStyle(document.documentElement).display !== 'none',
  );
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/** Collects the paths of the documents that arrive, without redirects. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (isDocument && response.ok()) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

for (const source of sources) {
  const after = sources.slice(sources.indexOf(source) + 1);
  const known = { ...Object.fromEntries(after.map((name) => [name, 'en'])), [source]: 'es' };

  test(`${source} outweighs all sources after it`, async ({ page, context }) => {
    const documents = documentsOf(page);
    const query = await know(page, context, known);
    expect(await settle(page, `${route}${query}`)).toBe(`/es${route}`);
    expect(documents).toEqual([route, `/es${route}`]);
  });

  test(`${source} outweighs all sources after it at the host`, async ({ page, context }) => {
    const documents = documentsOf(page);
    const query = await know(page, context, known, true);
    expect(await settle(page, `${route}${query}`)).toBe(`/es${route}`);
    expect(documents).toEqual(query ? [route, `/es${route}`] : [`/es${route}`]);
  });
}

test('the host keeps query and place of an address', async ({ page, context }) => {
  await know(page, context, { browser: 'en' }, true);
  expect(await settle(page, `${route}?a=1#b`)).toBe(`/en${route}?a=1#b`);
});

test('a choice of French outlasts the browser’s language at the host, from any link', async ({
  page,
  context,
}) => {
  await know(page, context, { browser: 'en' }, true);
  await openPage(page, `/en${route}`);
  await chooseLanguage(page, 'Français');
  await expect(page).toHaveURL(route);
  expect(await settle(page, '/contact')).toBe('/contact');
  // A page of another site, whose links bring no cookie that is `Strict`.
  await page.route('http://other.example/', (request) =>
    request.fulfill({
      contentType: 'text/html',
      body: `<a href="${new URL('/contact', page.url()).href}">a</a>`,
    }),
  );
  await page.goto('http://other.example/');
  await page.locator('a').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('French is never painted for a visitor who reads English, and back does not trap', async ({
  page,
  context,
}) => {
  await know(page, context, { browser: 'en' });
  await settle(page, '/en/terms-use');
  const before = await page.evaluate(() => history.length);
  let tell: (seen: object) => void = () => undefined;
  const told = new Promise<object>((resolve) => (tell = resolve));
  await page.exposeFunction('tell', (seen: object) => tell(seen));
  await page.addInitScript(() => {
    if (location.pathname !== '/contact') return;
    const look = () =>
      (window as unknown as { tell: (seen: object) => void }).tell({
        language: document.documentElement.lang,
        display: getComputedStyle(document.documentElement).display,
        painted: performance.getEntriesByName('first-contentful-paint').length,
      });
    // The browser gives the French page up on the way, so there is no event of its end.
    setTimeout(look, 500);
  });
  // The English page keeps the visitor waiting until the French one has been looked at.
  await page.route('**/en/contact', async (request) => {
    await told;
    await request.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const french = await told;
  expect(french).toEqual({ language: 'fr', display: 'none', painted: 0 });
  await expect(page).toHaveURL('/en/contact');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/en/terms-use');
});

test('with storage and cookies blocked the language is detected, and changed', async ({
  page,
  context,
}) => {
  await blockStorage(page);
  await know(page, context, { browser: 'es' });
  expect(await settle(page, '/contact')).toBe('/es/contact');
  await whenReady(page);
  await chooseLanguage(page, 'Português');
  await expect(page).toHaveURL('/pt/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
});
