import type { Page } from '@playwright/test';

/** What `look` gives for a page on which nothing happened. */
export const unharmed = { headings: 1, ran: false, polluted: false, lures: [] };

/**
 * Waits until the page is not on its way to another language, is hydrated, and has a draft in its form.
 */
export async function settle(page: Page, draft?: string): Promise<void> {
  await page.waitForFunction(
    (text) => {
      dispatchEvent(new Event('scroll'));
      const keys = Object.keys(document.querySelector('h1') ?? {});
      const field = document.querySelector<HTMLTextAreaElement>('main form [name=message]');
      const root = document.querySelector('html'); // none while one document takes another's place
      return (
        root?.style.display === '' &&
        keys.some((key) => key.startsWith('__reactFiber')) &&
        (text === undefined || field?.value === text)
      );
    },
    draft,
    { timeout: 15_000 },
  );
}

/** Opens a document without scripts of the site, whose storages are those of its pages. */
export const openStorage = (page: Page) => page.goto('/robots.txt');

/** Puts a text in every place that pages read on their own: two storages, and a draft. */
export async function store(page: Page, text: string, draft: string): Promise<void> {
  await page.evaluate(
    ([stored, drafted]) => {
      for (const key of ['i18nextLng', 'language', 'colour-mode'])
        localStorage.setItem(key, stored);
      sessionStorage.setItem('i18nextLng', stored);
      sessionStorage.setItem('draft:contact', drafted);
      sessionStorage.setItem('draft:newsletter', drafted);
    },
    [text, draft] as const,
  );
}
