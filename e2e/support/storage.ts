import type { Page } from '@playwright/test';

/** Makes a page whose browser blocks cookies and both web storages: each throws at its first touch. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked });
  });
}
