import { atRest, expect, openPage, test } from './support/test';

/** The tilt of detail pictures. Touch, reduced motion and late loading are in the unit tests of PictureRow. */

test('a detail picture tilts by 35 degrees at its edges, seen from 2000 px', async ({ page }) => {
  await openPage(page, '/service-Courant_Faible');
  const frame = page.locator('.tilted-picture').first();
  const tilting = frame.locator('.tilted-picture__tilted');
  await frame.scrollIntoViewIfNeeded();
  await expect(page.locator('main > section', { has: frame })).toHaveAttribute(
    'data-reveal',
    'shown',
  );
  await atRest(page);
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame has no box');
  const angles = async () => {
    const tilted = await tilting.evaluate((element) => element.style.transform);
    const degrees = tilted.match(/-?[\d.]+(?=deg)/g)?.map((angle) => Math.round(Number(angle)));
    return `${degrees?.join()} ${tilted.includes('perspective(2000px)')}`;
  };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const [x, y, expected] of [
    [box.x + 1, middle.y, '0,35 true'],
    [box.x + box.width - 1, middle.y, '0,-35 true'],
    [middle.x, box.y + 1, '-35,0 true'],
    [middle.x, box.y + box.height - 1, '35,0 true'],
  ] as const)
    await expect
      .poll(async () => {
        await page.mouse.move(x, y);
        return angles();
      })
      .toBe(expected);
  expect(await frame.boundingBox(), 'the panel stays').toEqual(box);
  await page.mouse.move(2, 2);
  await expect.poll(angles).toBe('0,0 true');
});
