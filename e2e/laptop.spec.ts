import { expect, test } from '@playwright/test';
import { address, languages, laptop } from './support/site';

/** A laptop's low window. */

test.use({ javaScriptEnabled: false, viewport: laptop });

test('the company page shows its buttons on the first screen, in every language', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(address('/lentreprise', language));
    await expect(page.locator('.banner__actions .btn-warning'), language).toBeInViewport({
      ratio: 1,
    });
  }
});
