import { expect, test } from '@playwright/test';
import { listenForForeign, ran, serveForeignPage, smuggle } from './support/intruder';
import { intrusions } from './support/intrusions';
import { watchViolations } from './support/violations';

/**
 * What somebody could do who got markup or code into a page, each once with the site's policy, which has to stop it,
 * and once without, which shows that it would have worked.
 */

const path = '/privacy-policy';

for (const { name, directive, markup = '', act } of intrusions) {
  test.describe(name, () => {
    test('is stopped by the policy', async ({ page }) => {
      const violations = await watchViolations(page);
      const asked = await listenForForeign(page);
      if (markup) await smuggle(page, path, markup);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await act?.(page);
      await expect.poll(() => violations.map((each) => each.directive)).toContain(directive);
      expect(await page.evaluate(() => location.pathname)).toBe(path);
      expect(await ran(page)).toBeUndefined();
      expect(asked).toEqual([]);
    });

    test.describe(() => {
      test.use({ bypassCSP: true });

      test('would work without it', async ({ page }) => {
        const asked = await listenForForeign(page);
        if (markup) await smuggle(page, path, markup);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await act?.(page);
        await expect
          .poll(
            async () => asked.length > 0 || (await ran(page).catch(() => undefined)) !== undefined,
          )
          .toBe(true);
      });
    });
  });
}

test('no page of another site can show a page of this one', async ({ page, baseURL }) => {
  const { origin, server } = await serveForeignPage(
    `<h1>Foreign</h1><iframe id="site" src="${baseURL}/contact"></iframe><iframe id="lost" src="${baseURL}/nowhere"></iframe>
    <iframe id="own" src="data:text/html,<h1>shown</h1>"></iframe>`,
  );
  await page.goto(origin);
  await expect(page.frameLocator('#own').locator('h1')).toHaveText('shown');
  for (const id of ['site', 'lost']) {
    const frame = await (await page.locator(`#${id}`).elementHandle())?.contentFrame();
    await expect.poll(() => frame?.url()).toContain('chrome-error:');
    const own = page.frameLocator(`#${id}`).locator('h1', { hasText: /Contact|introuvable/ });
    await expect(own).toHaveCount(0);
  }
  server.close();
});
