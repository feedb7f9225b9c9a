import { test as base, type Page } from '@playwright/test';

/**
 * For pages that are only looked at: one tab opens them all, one after the other, without motion. So the browser does not
 * read every script anew for each test. After each test its cookies, storage, routes and listeners are cleared and the page
 * is left: else an address that differs only by its anchor would show the page of the test before.
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
    await tab.emulateMedia({
      media: 'screen',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      forcedColors: 'none',
    });
    await use(tab);
    tab.removeAllListeners();
    await tab.unrouteAll();
    await tab.context().clearCookies();
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.goto('about:blank');
  },
});
