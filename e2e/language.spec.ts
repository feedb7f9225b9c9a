import type { BrowserContext, Page } from '@playwright/test';
import { chooseLanguage, expect, openPage, test, whenReady } from './support/test';

/** The language in which a visitor gets a page (specification, section 4). The unit tests have the grid. */

/** Where a language can come from, in order of precedence. */
const sources = ['query', 'cookie', 'i18nextLng', 'language', 'session', 'browser'] as const;
type Known = Partial<Record<(typeof sources)[number], string>>;

const route = '/terms-use';

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
test.use({ locale: 'en-GB' });

/** What the browser keeps: the choice, and the language of the last page. */
const kept = (page: Page) =>
  page.evaluate(() => ['language', 'i18nextLng'].map((key) => localStorage.getItem(key)));

const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marker = 'same document';
  });

for (const source of sources.filter((name) => name !== 'browser'))
  for (const language of ['pt', 'fr']) {
    const after = sources.slice(sources.indexOf(source) + 1, -1);
    const known = { ...Object.fromEntries(after.map((name) => [name, 'es'])), [source]: language };

    test(`${source}: ${language} outweighs all sources after it`, async ({ page, context }) => {
      const documents = documentsOf(page);
      const query = await know(page, context, known);
      const isFrench = language === 'fr';
      const to = isFrench ? `${route}${query}` : `/pt${route}`;
      expect(await settle(page, `${route}${query}`)).toBe(to);
      expect(documents).toEqual(isFrench ? [route] : [route, `/pt${route}`]);
    });
  }

test('French is never painted for a visitor who reads English, and back does not trap', async ({
  page,
}) => {
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
  await expect.poll(() => kept(page)).toEqual([null, 'en']);
  await page.goBack();
  await expect(page).toHaveURL('/en/terms-use');
});

test(
  'a page with a prefix is shown, and its language cached and used, without a choice',
  { tag: '@engines' },
  async ({ page, context }) => {
    await openPage(page, '/es/contact');
    await expect.poll(() => kept(page)).toEqual([null, 'es']);
    expect(await context.cookies()).toEqual([]);
    expect(await settle(page, route)).toBe(`/es${route}`);
  },
);

test(
  '?lng= in a link within the site leads to that language without a reload',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/en/contact');
    await mark(page);
    await page.evaluate(() =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(
        '/en/lentreprise?lng=it&a=1',
      ),
    );
    await expect(page).toHaveURL('/it/lentreprise?a=1');
    await expect(page.locator('html[lang=it]')).toHaveAttribute('data-marker');
    expect(await kept(page)).toEqual(['it', 'it']);
    await page.goBack();
    await expect(page).toHaveURL('/en/contact');
  },
);

test('a choice in another tab is followed, also one made again; a page opened there is not', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/contact?a=1');
  await mark(page);
  const other = await context.newPage();
  await openPage(other, '/es');
  await expect.poll(() => kept(other)).toEqual([null, 'es']);
  await chooseLanguage(other, 'Português');
  await expect(page).toHaveURL('/pt/contact?a=1');
  await expect(page.locator('html[lang=pt]')).toHaveAttribute('data-marker');
  await openPage(other, '/es');
  await expect.poll(() => kept(page)).toEqual(['pt', 'es']);
  await expect(page).toHaveURL('/pt/contact?a=1');
  await openPage(page, '/en/contact');
  await chooseLanguage(other, 'Português');
  await expect(page).toHaveURL('/pt/contact');
});

test('the last choice wins over a slower one', async ({ page }) => {
  await openPage(page, '/en/contact');
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const data = '**/page-data/it/contact/page-data.json';
  await page.route(data, async (request) => {
    await late;
    await request.continue();
  });
  await chooseLanguage(page, 'Italiano');
  await chooseLanguage(page, 'Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const arrived = page.waitForResponse(data);
  answer();
  await (await arrived).finished();
  await expect.poll(() => kept(page)).toEqual(['es', 'es']);
  await expect(page).toHaveURL('/es/contact');
});

test('with storage and cookies blocked the language is detected, and changed', async ({ page }) => {
  await blockStorage(page);
  expect(await settle(page, '/contact')).toBe('/en/contact');
  await whenReady(page);
  await chooseLanguage(page, 'Português');
  await expect(page).toHaveURL('/pt/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
});

test('with cookies alone blocked, storage says the language and keeps a choice', async ({
  page,
}) => {
  await blockStorage(page, ['cookie']);
  await openPage(page, '/es/contact');
  await expect.poll(() => kept(page)).toEqual([null, 'es']);
  await chooseLanguage(page, 'Français');
  await expect(page).toHaveURL('/contact');
  expect(await settle(page, route)).toBe(route);
});

test.describe('a crawler', () => {
  test.use({
    locale: 'en-US',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('sees each page as addressed, and is led by ?lng= alone', async ({ page }) => {
    expect(await settle(page, '/contact')).toBe('/contact');
    expect(await settle(page, '/es/contact')).toBe('/es/contact');
    expect(await settle(page, '/contact?lng=en')).toBe('/en/contact');
    expect(await settle(page, '/contact')).toBe('/contact');
  });
});
