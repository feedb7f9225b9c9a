import type { Page } from '@playwright/test';

type Place = 'cookie' | 'localStorage' | 'sessionStorage';

const all: Place[] = ['cookie', 'localStorage', 'sessionStorage'];

/** Makes a page whose browser blocks cookies, web storages, or all of them: each throws at its first touch. */
export async function blockStorage(page: Page, places = all): Promise<void> {
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
