import type { Page } from '@playwright/test';

/** Until no transition runs: a colour on its way has not the contrast that it will have. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is hidden stands still until it is shown.
    const running = document
      .getAnimations()
      // What follows the scroll position, or has no end, does not finish.
      .filter(({ timeline, effect }) => {
        const isTimed = timeline === document.timeline;
        return isTimed && effect?.getComputedTiming().endTime !== Infinity;
      })
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility());
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
