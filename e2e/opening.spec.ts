import type { Page } from '@playwright/test';
import { address, type Language } from './support/site';
import { expect, openPage, openStill, test } from './support/test';

// Fourteen hours ahead of UTC, where the office's evening is the next day.
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** The state beside the hours: of the contact panel, the area block and the footer. */
const states = (page: Page) => page.locator('.opening-state');
const expectState = (page: Page, text: string) =>
  expect(states(page)).toHaveText([text, text, text]);

const words: Partial<Record<Language, [open: string, closed: string, goodFriday: string]>> = {
  fr: [
    'Bureau ouvert jusqu’à 18 h',
    'Bureau fermé, ouvre mardi à 7 h 30',
    'Bureau fermé (Vendredi saint), ouvre mardi à 7 h 30',
  ],
  es: [
    'Oficina abierta hasta las 18:00',
    'Oficina cerrada, abre el martes a las 7:30',
    'Oficina cerrada (Viernes Santo), abre el martes a las 7:30',
  ],
};

for (const [language, [open, closed, goodFriday]] of Object.entries(words))
  test(`the page says in ${language} whether the office is open, as time passes`, async ({
    page,
  }) => {
    // All of the page is in the window: a state is loaded when it is near.
    await page.setViewportSize({ width: 1280, height: 6000 });
    const evening = Date.parse('2026-04-02T17:55:00+02:00');
    await openStill(page, address('/contact', language as Language), evening);
    await expectState(page, open);
    await page.clock.fastForward('03:00');
    await expectState(page, open);
    await page.clock.fastForward('00:30');
    await expectState(page, closed);
    await page.clock.fastForward('16:00:00');
    await expectState(page, goodFriday);
    await expect(states(page).first()).not.toHaveAttribute('aria-live');
  });

/**
 * Adds up how far things move once the whole document is drawn, in `window.moved`.
 * While it is still being read, a browser may draw half of it: what moves then is not the state's doing.
 */
function watchShifts(): void {
  Object.assign(window, { moved: 0 });
  const observer = new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      Object.assign(window, {
        moved: Number(Reflect.get(window, 'moved')) + Number(Reflect.get(shift, 'value')),
      });
  });
  const watch = () => observer.observe({ type: 'layout-shift' });
  const afterTheNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(watch));
  addEventListener('DOMContentLoaded', afterTheNextFrame, { once: true });
}

/** Reads that sum once what has been drawn is counted. */
const movedOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(window, 'moved'));
  });

for (const width of [320, 390, 1440])
  test(`nothing moves at ${width} px when the longest state comes`, async ({ page }) => {
    // All of the page is in the window, so that whatever moves counts.
    await page.setViewportSize({ width, height: 6000 });
    await page.clock.setFixedTime('2026-12-31T10:00:00+01:00');
    await openPage(page, '/contact'); // so that the fonts are there: they may move words too, by less
    await page.addInitScript(watchShifts);
    for (const path of ['/contact', '/pt/contact']) {
      await openPage(page, path);
      await expect(states(page).last()).toContainText(/30$/);
      expect(await movedOf(page), path).toBe(0);
    }
  });
