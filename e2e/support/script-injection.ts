import type { Page } from '@playwright/test';

/** Inputs that are tried in one browser page, one after the other. */
const perTest = 15;

export function inParts<Item>(items: readonly Item[]): { name: string; part: readonly Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / perTest) }, (_, index) => {
    const part = items.slice(index * perTest, (index + 1) * perTest);
    return { name: `${index * perTest + 1} to ${index * perTest + part.length}`, part };
  });
}

/** What a page is that took no notice. */
export const unharmed = { headings: 1, ran: false, polluted: false, lures: [] };

/**
 * Waits until the page has come to rest: not on its way to another language, taken over by its scripts, which come at
 * once where somebody begins to use it, and with a draft in its form.
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
