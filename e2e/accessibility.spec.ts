import { expect, test } from '@playwright/test';
import { changeMode, faultsOf, modes } from './support/axe';
import { whenReady } from './support/ready';
import { address, languages, pages } from './support/site';

/** Every page before axe: in both colour modes, on a phone and on a desk. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const unknown = languages.map((language) => address('/no/such-page', language));

for (const path of [...pages.map((page) => page.path), ...unknown]) {
  test(`axe finds nothing wrong with ${path}`, async ({ page }) => {
    await page.goto(path);
    await whenReady(page);
    const found: string[] = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const mode of modes) {
        await changeMode(page, mode);
        for (const fault of await faultsOf(page)) found.push(`${width} px, ${mode}: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });
}
