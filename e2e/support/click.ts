import { expect, type Locator } from '@playwright/test';
import { atRest } from './at-rest';

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
