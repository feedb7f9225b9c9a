import { expect, test } from './support/console';
import { chooseLanguage } from './support/picker';
import { whenReady } from './support/ready';
import { address, type Language } from './support/site';
import { blockStorage } from './support/storage';
import type { BrowserContext, Page } from '@playwright/test';

/** Which language a visitor gets: the order of the specification (section 4), from every source. */

test.use({ locale: 'sv-SE' });

/** Where a language can come from, the most binding first. */
const sources = ['query', 'cookie', 'i18nextLng', 'language', 'session', 'browser'] as const;
type Known = Partial<Record<(typeof sources)[number], string>>;

const route = '/terms-use';

/** Gives a page's visitor a past, and browser languages. */
async function know(page: Page, context: BrowserContext, known: Known): Promise<string> {
  const { query, cookie, ...stored } = known;
  if (cookie) {
    const url = 'http://localhost';
    await context.addCookies([{ name: 'i18next', value: encodeURIComponent(cookie), url }]);
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

/** The path at which a visit comes to rest: parsed, and not hidden on its way elsewhere. */
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

for (const [index, source] of sources.entries()) {
  test(`${source} alone decides, and outweighs all that come after it`, async ({ browser }) => {
    const lower = Object.fromEntries(sources.slice(index + 1).map((name) => [name, 'en']));
    for (const known of [{ [source]: 'es' }, { ...lower, [source]: 'es' }]) {
      const context = await browser.newContext({ locale: 'sv-SE' });
      const page = await context.newPage();
      const query = await know(page, context, known);
      expect(await settle(page, `${route}${query}`), JSON.stringify(known)).toBe(`/es${route}`);
      await context.close();
    }
  });
}

const browsers: [languages: string, expected: Language][] = [
  ['sv,pt-BR,en', 'pt'],
  ['sv-IT,nl', 'fr'],
  ['it_CH', 'it'],
  ['EN-us', 'en'],
  ['frp,english,es', 'es'],
];

for (const [languages, expected] of browsers) {
  test(`browser languages ${languages} read ${expected}`, async ({ page, context }) => {
    await know(page, context, { browser: languages });
    expect(await settle(page, route)).toBe(address(route, expected));
  });
}

/** Each names English, if it were not for what comes with it (spec, section 5). */
const hostile = [
  'en-<script>',
  'en-</script >',
  'en-onload=x',
  'en-javascript:x',
  'en-vbscript:x',
  'en-eval',
  'en-alert',
  'en-document.cookie',
  'en-document.write',
  'en-window.location',
  'en-innerHTML',
];

test('what looks like script is dropped in every source', async ({ browser }) => {
  for (const candidate of hostile) {
    const context = await browser.newContext({ locale: 'sv-SE' });
    const page = await context.newPage();
    const everywhere = Object.fromEntries(sources.map((source) => [source, candidate]));
    const query = await know(page, context, { ...everywhere, browser: `${candidate},it` });
    const path = new URL(await settle(page, `${route}${query}`), 'http://localhost').pathname;
    expect(path, candidate).toBe(`/it${route}`);
    await context.close();
  }
});

const asked = [
  ['/contact?a=1&lng=pt&b=2#devis', '/pt/contact?a=1&b=2#devis'],
  ['/en/contact?lng=it&a=1#devis', '/it/contact?a=1#devis'],
  ['/en/contact?a=1&lng=fr#devis', '/contact?a=1&lng=fr#devis'],
  ['/en/contact?lng=sv', '/en/contact?lng=sv'],
  ['/en?lng=es', '/es'],
] as const;

for (const [from, to] of asked) {
  test(`${from} shows ${to}`, async ({ page }) => {
    expect(await settle(page, from)).toBe(to);
  });
}

test('an address with a prefix decides for itself', async ({ page, context }) => {
  await know(page, context, { cookie: 'it', i18nextLng: 'it', language: 'it', browser: 'it' });
  expect(await settle(page, '/en/contact')).toBe('/en/contact');
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
