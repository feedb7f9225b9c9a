import { expect, type Page } from '@playwright/test';
import { openPage } from './ready';
import { address, type Language } from './site';

/** The page with the solar estimate, without language. */
export const route = '/service-Productiondenergie';

export const estimator = (page: Page) => page.locator('.estimator');

/** Opens the solar estimate by a link, with the inputs in its query. */
export async function openEstimate(page: Page, language: Language, query = ''): Promise<void> {
  await openPage(page, `${address(route, language)}${query}#solar-estimate`);
  await expect(estimator(page)).toBeVisible();
}
