import { expect, test } from '@playwright/test';
import { pages } from './support/site';

/** WCAG 1.4.10: at 320 px nothing has to be scrolled sideways. */
test.use({ viewport: { width: 320, height: 640 } });

for (const { path } of pages) {
  test(`${path} fits into 320 px`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const beyond = await page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const clipped = (element: Element): boolean =>
        !!element.parentElement &&
        (['hidden', 'auto', 'scroll', 'clip'].includes(
          getComputedStyle(element.parentElement).overflowX,
        ) && element.parentElement !== document.body
          ? true
          : clipped(element.parentElement));
      return [...document.body.querySelectorAll('*')]
        .filter(
          (element) =>
            element.getBoundingClientRect().right > width + 1 &&
            element.checkVisibility() &&
            !clipped(element),
        )
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
        .slice(0, 5);
    });
    expect(beyond).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}
