import {
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type Language, languageFacts } from '../../src/i18n/languages';

/** Base of all specs of the site: the test, and functions to open and use a page. */

/** Whether a message is the browser's own about a missing page, or its data. */
const isOfNoPage = (message: ConsoleMessage) =>
  /status of 404/.test(message.text()) &&
  /\/page-data\.json$|\/[^.]*$/.test(new URL(message.location().url).pathname);

/** Fails on any console error or uncaught exception. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const isError = message.type() === 'error' && !isOfNoPage(message);
        if (isError || /hydrat/i.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether React has hydrated the whole page, according to its own flag on the root element. */
function isTakenOver(): boolean {
  interface Container {
    stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
  }
  const root = document.getElementById('___gatsby') as Record<string, unknown> | null;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
  if (!root || !key) return false;
  return !(root[key] as Container).stateNode.current.memoizedState.isDehydrated;
}

/** Waits until the page's fonts are loaded and React has hydrated the page. */
export async function whenReady(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(isTakenOver);
  await page.locator('h1').first().waitFor({ state: 'attached' });
}

/** Opens a page, and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenReady(page);
}

/** Waits for running transitions: a colour in transition does not have its final contrast. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations of hidden elements do not run.
    const running = document
      .getAnimations()
      // Scroll-driven and endless animations do not finish.
      .filter(({ timeline, effect }) => {
        const isTimed = timeline === document.timeline;
        return isTimed && effect?.getComputedTiming().endTime !== Infinity;
      })
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility());
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/**
 * Clicks an element in place, once it is in the viewport and has stopped moving. Playwright's own click may scroll the
 * page first, for a sticky header to its top.
 *
 * @throws if the element is not shown
 */
export async function clickInPlace(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await atRest(element.page());
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown`);
  await element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Opens a page whose clock is controlled by the test, and stops it. Its initial requests have finished by then, so that
 * no response is late on this clock, and so have its timers.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 100_000);
}

/** Scrolls, and waits until Gatsby has stored the position. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForFunction(
    (y) =>
      Object.entries(sessionStorage).some(
        ([key, value]) => key.startsWith('@@scroll|') && value === String(y),
      ),
    top,
  );
}

/** The button in the header that opens the language picker; on a phone it is in the side menu instead. */
export const pickerButton = '.header button[aria-haspopup=dialog]:visible';

/** Chooses a language in the picker. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator(pickerButton).first().click();
  const dialog = page.locator('dialog.language-picker');
  await dialog.getByRole('radio', { name: languageFacts[language].ownName }).check();
  await dialog.locator('[type=submit]').click();
}

/** Whether an `<img>` has loaded. */
export const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

/** Removes the team from the data of the company's page at `path`, so that the page throws. */
export async function breakCompanyPage(page: Page, path: string): Promise<void> {
  const file = `/page-data${path}/page-data.json`;
  const data = JSON.parse(readFileSync(`public${file}`, 'utf8')) as { result: { data: object } };
  Object.assign(data.result.data, { team: null });
  await page.route(`**${file}*`, (route) => route.fulfill({ json: data }));
}
