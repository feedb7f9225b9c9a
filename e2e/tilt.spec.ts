import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { openPage } from './support/ready';
import { desk } from './support/viewports';

/** Detail pictures and their tilt. Touch and reduced motion are in the unit tests of useTilt. */

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
  await openPage(page, '/service-Courant_Faible');
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

test('detail pictures are 610 x 460 px', async ({ page }) => {
  await page.setViewportSize(desk);
  await openPage(page, '/service-Courant_Faible');
  const pictures = page.locator('#details picture img');
  await expect(pictures).toHaveCount(4);
  const sizes = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
  );
  expect(sizes).toEqual(Array(4).fill([610, 460]));
});
