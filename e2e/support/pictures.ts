import type { Locator } from '@playwright/test';

/** Whether an `<img>` has its file. */
export const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
