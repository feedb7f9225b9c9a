import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './at-rest';
import { controls, faultsOfFocus, lookAtFocus, type Focus } from './focus';

type Key = 'Tab' | 'Shift+Tab';

/** The controls that the Tab key should come to, by their places among all; of radio buttons the chosen or the first one. */
export function reachable(page: Page, within = 'body'): Promise<number[]> {
  return page.evaluate(
    ([selector, area]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
        const group = [...document.getElementsByName(control.getAttribute('name') ?? '')];
        const stop = group.find((radio) => radio.matches(':checked')) ?? group[0];
        const passed = control.matches('[type=radio]') && control !== stop;
        const shown = control.checkVisibility() && control.closest(area) && control.tabIndex >= 0;
        return shown && !passed ? [index] : [];
      }),
    [controls, within] as const,
  );
}

/** Presses a key so many times, and looks at the focus each time. */
export async function walk(page: Page, key: Key, steps: number): Promise<Focus[]> {
  const seen: Focus[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    await atRest(page);
    seen.push(await lookAtFocus(page));
  }
  return seen;
}

/**
 * Goes on with a key until an element has the focus.
 *
 * @throws if that takes more steps than a page has controls
 */
export async function walkTo(target: Locator, key: Key = 'Tab'): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${String(target)}`);
}

export const indexes = (seen: readonly Focus[]) => seen.map(({ index }) => index);

/** In an open dialog Tab goes round twice: to each of its controls, which shows it, and to none of the page below. */
export async function expectToKeepFocus(page: Page, dialog: string): Promise<void> {
  const inside = await reachable(page, dialog);
  // On its way round the focus is on the browser itself once, and on no control.
  const seen = (await walk(page, 'Tab', 2 * inside.length + 2)).filter(({ index }) => index !== -1);
  expect(seen.filter(({ index }) => !inside.includes(index))).toEqual([]);
  expect(new Set(indexes(seen))).toEqual(new Set(inside));
  expect(seen.flatMap(faultsOfFocus)).toEqual([]);
}
