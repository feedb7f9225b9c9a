import type { Page } from '@playwright/test';

/** Waits until the page's fonts are there and React has taken the page over. */
export async function whenReady(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
