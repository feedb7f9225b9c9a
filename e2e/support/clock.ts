import type { Page } from '@playwright/test';
import { openPage } from './ready';

/**
 * Opens a page whose time passes only when the test says so. Everything that the page asked for has come by then, so that
 * nothing of it is late on this clock.
 *
 * @param from when the page is opened; its time stops 100 s later
 */
export async function openStill(page: Page, path: string, from = 0): Promise<void> {
  await page.clock.install({ time: from });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(from + 100_000);
}
