import type { BrowserContext, Page } from '@playwright/test';
import { address, fallback, second, third } from './support/site';
import { chooseLanguage, expect, openPage, test, whenReady } from './support/test';

/** The language in which a visitor gets a page (specification, section 4). The unit tests have the grid. */

/** Where a language can come from, in order of precedence. */
const sources = ['query', 'cookie', 'i18nextLng', 'language', 'session', 'browser'] as const;
type Known = Partial<Record<(typeof sources)[number], string>>;

const route = '/terms-use';
const contact = address('/contact', second);

/** Sets what the browser knows of a visitor. */
async function know(page: Page, context: BrowserContext, known: Known): Promise<string> {
  const { query, cookie, ...stored } = known;
  const value = encodeURIComponent(cookie ?? '');
  if (cookie) await context.addCookies([{ name: 'i18next', value, url: 'http://localhost' }]);
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

type Place = 'cookie' | 'localStorage' | 'sessionStorage';

const all: Place[] = ['cookie', 'localStorage', 'sessionStorage'];

/** Makes a page whose browser blocks cookies, web storages, or all of them: each throws at its first touch. */
async function blockStorage(page: Page, places = all): Promise<void> {
  await page.addInitScript((names) => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of names)
      Object.defineProperty(name === 'cookie' ? document : window, name, {
        get: blocked,
        set: blocked,
      });
  }, places);
}

// The browser speaks a language of the site, so that a source has to outweigh it.
test.use({ locale: second });

/** What the browser keeps: the choice, and the language of the last page. */
const kept = (page: Page) =>
  page.evaluate(() => ['language', 'i18nextLng'].map((key) => localStorage.getItem(key)));

const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marker = 'same document';
  });

for (const source of sources.filter((name) => name !== 'browser'))
  for (const language of [third, fallback]) {
    const after = sources.slice(sources.indexOf(source) + 1, -1);
    const known = {
      ...Object.fromEntries(after.map((name) => [name, second])),
      [source]: language,
    };

    test(`${source}: ${language} outweighs all sources after it`, async ({ page, context }) => {
      const documents = documentsOf(page);
      const query = await know(page, context, known);
      const own = address(route, language);
      const stays = language === fallback;
      expect(await settle(page, `${route}${query}`)).toBe(stays ? `${route}${query}` : own);
      expect(documents).toEqual(stays ? [route] : [route, own]);
    });
  }

test('the default language is never painted for a visitor who reads another, and back does not trap', async ({
  page,
}) => {
  await settle(page, address(route, second));
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
    // The browser gives this page up on the way, so there is no event of its end.
    setTimeout(look, 500);
  });
  // Theirs keeps the visitor waiting until this one has been looked at.
  await page.route(`**${contact}`, async (request) => {
    await told;
    await request.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  expect(await told).toEqual({ language: fallback, display: 'none', painted: 0 });
  await expect(page).toHaveURL(contact);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect.poll(() => kept(page)).toEqual([null, second]);
  await page.goBack();
  await expect(page).toHaveURL(address(route, second));
});

test(
  'a page with a prefix is shown, and its language cached and used, without a choice',
  { tag: '@engines' },
  async ({ page, context }) => {
    await openPage(page, address('/contact', third));
    await expect.poll(() => kept(page)).toEqual([null, third]);
    expect(await context.cookies()).toEqual([]);
    expect(await settle(page, route)).toBe(address(route, third));
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
    await expect(page).toHaveURL('/en/contact');
  },
);

test('a choice in another tab is followed, also one made again; a page opened there is not', async ({
  page,
  context,
}) => {
  await openPage(page, `${contact}?a=1`);
  await mark(page);
  const other = await context.newPage();
  await openPage(other, address('/', second));
  await expect.poll(() => kept(other)).toEqual([null, second]);
  await chooseLanguage(other, third);
  const theirs = address('/contact', third);
  await expect(page).toHaveURL(`${theirs}?a=1`);
  await expect(page.locator(`html[lang=${third}]`)).toHaveAttribute('data-marker');
  await openPage(other, address('/', second));
  await expect.poll(() => kept(page)).toEqual([third, second]);
  await expect(page).toHaveURL(`${theirs}?a=1`);
  await openPage(page, contact);
  await chooseLanguage(other, third);
  await expect(page).toHaveURL(theirs);
});

test('the last choice wins over a slower one', async ({ page }) => {
  await openPage(page, contact);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const data = `**/page-data/${third}/contact/page-data.json`;
  await page.route(data, async (request) => {
    await late;
    await request.continue();
  });
  await chooseLanguage(page, third);
  await chooseLanguage(page, fallback);
  await expect(page.locator('html')).toHaveAttribute('lang', fallback);
  const arrived = page.waitForResponse(data);
  answer();
  await (await arrived).finished();
  await expect.poll(() => kept(page)).toEqual([fallback, fallback]);
  await expect(page).toHaveURL('/contact');
});

test('with storage and cookies blocked the language is detected, and changed', async ({ page }) => {
  await blockStorage(page);
  expect(await settle(page, '/contact')).toBe(contact);
  await whenReady(page);
  await chooseLanguage(page, third);
  await expect(page).toHaveURL(address('/contact', third));
  await expect(page.locator('html')).toHaveAttribute('lang', third);
});

test('with cookies alone blocked, storage says the language and keeps a choice', async ({
  page,
}) => {
  await blockStorage(page, ['cookie']);
  await openPage(page, address('/contact', third));
  await expect.poll(() => kept(page)).toEqual([null, third]);
  await chooseLanguage(page, fallback);
  await expect(page).toHaveURL('/contact');
  expect(await settle(page, route)).toBe(route);
});

test.describe('a crawler', () => {
  test.use({
    locale: second,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('sees each page as addressed, and is led by ?lng= alone', async ({ page }) => {
    expect(await settle(page, '/contact')).toBe('/contact');
    expect(await settle(page, contact)).toBe(contact);
    expect(await settle(page, `/contact?lng=${second}`)).toBe(contact);
    expect(await settle(page, '/contact')).toBe('/contact');
  });
});
