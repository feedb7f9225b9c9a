import type { Page } from '@playwright/test';
import { openPage } from './ready';

/**
 * Opens a page whose time passes only when the test says so. Everything that the page asked for has come by then, so that
 * nothing of it is late on this clock.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(100_000);
}
