import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { openStill } from './support/clock';
import { whenReady } from './support/ready';

/** What moves: the carousel of the references, and the tilt of detail pictures. */

const slides = 5;
const interval = 5000;

/** Number of the slide that the page says is in view, and of the one that is. */
async function inView(page: Page): Promise<[said: number, seen: number]> {
  const said = await page.locator('.carousel-controls__position').textContent();
  const seen = await page.locator('.project-carousel__row').evaluate((row) => {
    const places = [...row.children].map((slide) => (slide as HTMLElement).offsetLeft);
    return places.findIndex((place) => Math.abs(place - (places[0] ?? 0) - row.scrollLeft) < 2) + 1;
  });
  return [Number(/\d+/.exec(said ?? '')?.[0]), seen];
}

const shows = (page: Page, number: number) =>
  expect.poll(() => inView(page)).toEqual([number, number]);

/** Opens the references right after the carousel has turned. */
async function openTurning(page: Page): Promise<number> {
  await openStill(page, '/referance');
  await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(1);
  const [number] = await inView(page);
  await shows(page, number);
  return number;
}

const pause = (page: Page) => page.getByRole('button', { name: 'pause', exact: false });

test('the carousel turns every 5 seconds, and waits while it is paused or held', async ({
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
  await page.mouse.move(2, 2);
  await page.clock.runFor(interval);
  await shows(page, start + 2);

  await page.locator('.carousel-controls button').first().focus();
  await page.clock.runFor(2 * interval);
  await shows(page, start + 2);
  await page.keyboard.press('ArrowLeft');
  await shows(page, start + 1);
  await page.locator('h1').click();

  await pause(page).click();
  await page.mouse.move(2, 2);
  await page.locator('h1').click();
  await page.clock.runFor(3 * interval);
  await shows(page, start + 1);
});

test('with reduced motion the carousel stands still, and its buttons go round', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, '/referance');
  await page.clock.runFor(3 * interval);
  await shows(page, 1);
  await expect(page.locator('.project-slide')).toHaveCount(slides);
  await page.locator('.carousel-controls button').first().click();
  await shows(page, slides);
  await page.locator('.carousel-controls button').last().click();
  await shows(page, 1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe of 40 px turns the carousel, one of 39 px does not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/referance');
    await whenReady(page);
    const row = page.locator('.project-carousel__row');
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
    await swipe(-39);
    await expect(row).not.toHaveAttribute('data-drawn');
    await shows(page, 1);
    await swipe(-40);
    await shows(page, 2);
    await swipe(39);
    await expect(row).not.toHaveAttribute('data-drawn');
    await shows(page, 2);
    await swipe(40);
    await shows(page, 1);
  });

  test('no picture tilts under a finger', async ({ page }) => {
    await page.goto('/service-Courant_Faible');
    await whenReady(page);
    const frame = page.locator('.picture-row__frame').first();
    await frame.scrollIntoViewIfNeeded();
    await frame.tap({ position: { x: 5, y: 5 } });
    await expect(frame.locator('.picture-row__panel')).toHaveCSS('transform', 'none');
    expect(await tiltScripts(page)).toBe(0);
  });
});

/** How many scripts came that name the tilt. */
async function tiltScripts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name));
    const texts = await Promise.all(
      scripts.map(async ({ name }) => (await fetch(name, { cache: 'force-cache' })).text()),
    );
    return texts.filter((text) => text.includes('vanillaTilt=')).length;
  });
}

test('a detail picture tilts by 35 degrees at its corners, seen from 2000 px', async ({ page }) => {
  await page.goto('/service-Courant_Faible');
  await whenReady(page);
  const frame = page.locator('.picture-row__frame').first();
  const panel = frame.locator('.picture-row__panel');
  await frame.scrollIntoViewIfNeeded();
  expect(await tiltScripts(page)).toBe(0);
  await frame.hover();
  await expect.poll(() => tiltScripts(page)).toBe(1);
  const { x, y, width, height } = (await frame.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const tilted = () => panel.evaluate((element) => element.style.transform);
  const angles = async () =>
    (await tilted())
      .match(/-?[\d.]+(?=deg)/g)
      ?.map((angle) => Math.round(Number(angle)))
      .join();
  for (const [right, below, expected] of [
    [0, 0, '-35,35'],
    [1, 1, '35,-35'],
  ] as const) {
    await expect
      .poll(async () => {
        await page.mouse.move(x + 2 + right * (width - 4), y + 2 + below * (height - 4));
        return angles();
      })
      .toBe(expected);
  }
  expect(await tilted()).toContain('perspective(2000px)');
  // The package takes the transition away when it is over.
  const transitions = await panel.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.style.transition)).observe(element, {
      attributeFilter: ['style'],
    });
    return seen;
  });
  await page.mouse.move(2, 2);
  await expect.poll(angles).toBe('0,0');
  expect((await transitions.jsonValue()).join()).toContain('300ms');
});

test('with reduced motion no picture tilts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/service-Courant_Faible');
  await whenReady(page);
  const frame = page.locator('.picture-row__frame').first();
  await frame.hover();
  await frame.hover({ position: { x: 4, y: 4 } });
  await expect(frame.locator('.picture-row__panel')).toHaveCSS('transform', 'none');
  expect(await tiltScripts(page)).toBe(0);
});
