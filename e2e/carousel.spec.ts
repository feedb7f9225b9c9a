import type { Page } from '@playwright/test';
import { phone } from './support/site';
import { expect, openPage, openStill, test } from './support/test';

/** The carousel of the company page with the browser's own scrolling. Unit tests have its buttons, keys and reduced motion. */

const interval = 5000;

/** Number of the slide that the page says is in view, and of the one that is. */
async function inView(page: Page): Promise<[said: number, seen: number]> {
  const said = await page.locator('.carousel-controls__position').textContent();
  const seen = await page.locator('.project-carousel').evaluate((row) => {
    const places = [...row.children].map((slide) => (slide as HTMLElement).offsetLeft);
    return places.findIndex((place) => Math.abs(place - (places[0] ?? 0) - row.scrollLeft) < 2) + 1;
  });
  return [Number(/\d+/.exec(said ?? '')?.[0]), seen];
}

const shows = (page: Page, number: number) =>
  expect.poll(() => inView(page)).toEqual([number, number]);

/** Opens the company page right after the carousel has turned. */
async function openTurning(page: Page): Promise<number> {
  await openStill(page, '/lentreprise');
  await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(1);
  const [number] = await inView(page);
  await shows(page, number);
  return number;
}

test('the carousel turns every 5 seconds, and waits while it is held or paused', async ({
  page,
}) => {
  const start = await openTurning(page);
  await page.clock.runFor(interval - 100);
  expect((await inView(page))[0]).toBe(start);
  await page.clock.runFor(100);
  await shows(page, start + 1);
  await page.locator('.project-slide').nth(start).hover();
  await page.clock.runFor(2 * interval);
  await shows(page, start + 1);
  await page.getByRole('button', { name: 'pause', exact: false }).click();
  await page.mouse.move(2, 2);
  await page.locator('h1').click();
  await page.clock.runFor(3 * interval);
  await shows(page, start + 1);
  await page.locator('.carousel-controls button').last().click();
  await shows(page, start + 2);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a swipe of 40 px turns the carousel, one of 39 px does not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/lentreprise');
    const row = page.locator('.project-carousel');
    await row.scrollIntoViewIfNeeded();
    const { y, height } = (await row.boundingBox()) ?? { y: 0, height: 0 };
    const touch = await page.context().newCDPSession(page);
    const swipe = async (travel: number) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: y + Math.min(height / 2, 150) }],
        });
      await send('touchStart', 200);
      for (const part of [0.5, 1]) await send('touchMove', 200 + travel * part);
      await send('touchEnd');
    };
    await swipe(-40);
    await shows(page, 2);
    await swipe(39);
    await expect(row).not.toHaveAttribute('data-drawn');
    await shows(page, 2);
  });
});
