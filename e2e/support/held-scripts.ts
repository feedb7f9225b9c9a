import type { Page, Route } from '@playwright/test';

/** Holds the page's scripts back until they are let go. */
export async function heldScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route('**/*.js', (route) => {
    if (open) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
