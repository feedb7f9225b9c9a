import {
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { type Language, languageFacts } from '../../src/i18n/languages';
import { officeState } from '../../src/opening/opening';
import { closedDays, company } from './site';

/** What specs of the site start with: the test, and how it opens and uses a page. */

const hour = 60 * 60 * 1000;

/** The hours from a Tuesday at ten in Zurich on. Past, as `clock.install` expects of a page's own time. */
const hours = Array.from(
  { length: 24 * 366 },
  (_, passed) => new Date(Date.parse('2026-11-03T10:00:00+01:00') + passed * hour),
);

/** The time at which the clock of every page stands: the office is open. */
export const workingHour = hours.find((now) => officeState(now, company.hours, closedDays).isOpen)!;

/**
 * Stops the clock, and nothing else. `page.clock.setFixedTime` replaces frames and the `performance` of the page too, which
 * the site and some tests read. Runs in the page.
 */
function stopClock(now: number): void {
  window.Date = class extends Date {
    constructor(...given: [] | [number]) {
      super(...((given.length > 0 ? given : [now]) as [number]));
    }
    static override now() {
      return now;
    }
  } as DateConstructor;
}

/** The browser's own word about an address that leads to no page, or about the data of that page. */
const isOfNoPage = (message: ConsoleMessage) =>
  /status of 404/.test(message.text()) &&
  /\/page-data\.json$|\/[^.]*$/.test(new URL(message.location().url).pathname);

/**
 * A page that opens at a working hour in Zurich. It fails its test when anything is written to the console as an error, or a
 * script throws.
 */
export const test = base.extend<{ consoleErrors: string[] }>({
  timezoneId: 'Europe/Zurich',
  context: async ({ context }, use) => {
    await context.addInitScript(stopClock, workingHour.getTime());
    await use(context);
  },
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

/** Until no transition runs: a colour on its way has not the contrast that it will have. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is hidden stands still until it is shown.
    const running = document
      .getAnimations()
      // What follows the scroll position, or has no end, does not finish.
      .filter(({ timeline, effect }) => {
        const isTimed = timeline === document.timeline;
        return isTimed && effect?.getComputedTiming().endTime !== Infinity;
      })
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility());
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/**
 * Clicks an element where it is, once it has come into the window and stands still. Playwright's own click may scroll the page first, for a sticky header to its top.
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
 * Opens a page whose time passes only when the test says so. Everything that the page asked for has come by then, so that
 * nothing of it is late on this clock.
 *
 * @param from when the page is opened, ms since 1970; its time stops 100 s later
 */
export async function openStill(
  page: Page,
  path: string,
  from = workingHour.getTime(),
): Promise<void> {
  await page.clock.install({ time: from });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(from + 100_000);
}

/** Scrolls, and waits until the page has heard of it: Gatsby has noted the position by then. */
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

/** Whether an `<img>` has its file. */
export const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

/** Takes the company out of the page data at `address`, so that their pages throw. */
export async function breakPages(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { data: object } };
    Object.assign(data.result.data, { company: null });
    await route.fulfill({ json: data });
  });
}
