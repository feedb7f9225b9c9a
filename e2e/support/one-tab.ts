import { test as base, type Page } from '@playwright/test';

/**
 * Pages that are only looked at, one after the other in the same tab, as a visitor opens them: the browser has not to read
 * its scripts anew for each. Nobody wants motion here.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({ baseURL, locale });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
    await use(tab);
    tab.removeAllListeners();
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
