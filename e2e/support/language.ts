import type { BrowserContext, Page } from '@playwright/test';

/** What a browser knows of its visitor's language, and where a visit leads. */

/** Where a language can come from, in order of precedence. */
export const sources = ['query', 'cookie', 'i18nextLng', 'language', 'session', 'browser'] as const;
type Known = Partial<Record<(typeof sources)[number], string>>;

export const route = '/terms-use';

/** Sets what the browser knows of a visitor. */
export async function know(page: Page, context: BrowserContext, known: Known): Promise<string> {
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
export async function settle(page: Page, path: string): Promise<string> {
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
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (isDocument && response.ok()) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}
