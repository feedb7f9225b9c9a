import type { Page } from '@playwright/test';

/** Takes the company out of the page data at `address`, so that their pages throw. */
export async function breakPages(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { data: object } };
    Object.assign(data.result.data, { company: null });
    await route.fulfill({ json: data });
  });
}
