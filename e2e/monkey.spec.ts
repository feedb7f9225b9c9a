import { desk, everything, phone } from '../__tests__/support/site';
import { expect, openPage, test } from './support/test';

/** Random clicks, with `npm run test:all`: no page stays blank, nothing reaches the console. */

const clicks = 200;

/** A number from 0 to 1, the same row for each seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Controls that do not leave the site. */
const pressable = ['a[href^="/"]', 'a[href^="#"]', 'button', 'summary', 'label', 'input', 'select']
  .map((selector) => `${selector}:visible`)
  .join(', ');

for (const [name, viewport] of Object.entries(everything ? { phone, desk } : {}))
  for (const seed of [1, 2, 3])
    test(`${clicks} clicks on a ${name}, from ${seed}`, async ({ page }) => {
      test.setTimeout(600_000);
      const next = numbersOf(seed);
      page.on('popup', (popup) => popup.close());
      await page.setViewportSize(viewport);
      await openPage(page, '/');
      for (let click = 0; click < clicks; click++) {
        const all = page.locator(pressable);
        const chosen = all.nth(Math.floor(next() * (await all.count())));
        // Covered controls cannot be clicked.
        await chosen.click({ timeout: 1500 }).catch(() => undefined);
        const title = page.locator('h1, [role=alert]:not(:empty)').first();
        await expect(title, `after click ${click} on ${page.url()}`).not.toBeEmpty();
      }
    });
