import type { Page } from '@playwright/test';

/** Whether React has taken the whole page over: its own note of that, on the element that it renders into. */
function isTakenOver(): boolean {
  interface Container {
    stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
  }
  const root = document.getElementById('___gatsby') as Record<string, unknown> | null;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
  if (!root || !key) return false;
  return !(root[key] as Container).stateNode.current.memoizedState.isDehydrated;
}

/** Waits until the page's fonts are there and React has taken the page over. */
export async function whenReady(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(isTakenOver);
  await page.locator('h1').first().waitFor({ state: 'attached' });
}

/** Opens a page, and waits until it takes part. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenReady(page);
}
