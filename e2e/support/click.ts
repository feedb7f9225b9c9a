import { expect, type Locator } from '@playwright/test';

/** Clicks an element where it is, once a page change has come to its end. Playwright's own click may scroll the page first, for a sticky header to its top. */
export async function clickInPlace(element: Locator): Promise<void> {
  const page = element.page();
  await expect(page.locator(':root:active-view-transition')).toHaveCount(0);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
