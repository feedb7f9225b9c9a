import { expect, test } from './support/console';
import { whenReady } from './support/ready';
import { pages } from './support/site';

/** Every page once in a real browser, on the narrowest screen: WCAG 1.4.10 wants 320 px without sideways scrolling. */
test.use({ viewport: { width: 320, height: 640 } });

for (const { path } of pages) {
  test(`${path} starts without an error and fits into 320 px`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await whenReady(page);
    await expect(page.locator('h1')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.evaluate(textBeyondTheEdge)).toEqual([]);
  });
}

/** Texts that leave the window and cannot be scrolled to within their own box. */
function textBeyondTheEdge(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const beyond: string[] = [];
  while (walker.nextNode()) {
    const {
      currentNode,
      currentNode: { parentElement },
    } = walker;
    if (
      !currentNode.textContent?.trim() ||
      !parentElement?.checkVisibility() ||
      scrolls(parentElement)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
    if (right > document.documentElement.clientWidth + 1) beyond.push(currentNode.textContent);
  }
  return beyond;
}
