import { expect } from '@playwright/test';
import { faultsOfFocus, type Focus, indexes, reachable, walk, walkTo } from './support/focus';
import { test } from './support/one-tab';
import { desk, everything, phone } from './support/site';
import { openPage } from './support/test';

/** The Tab key reaches every control in reading order, and each shows the focus. */

/** Steps that go up and to the left at once, against the reading order. */
const against = (seen: Focus[]) =>
  seen.flatMap((now, step) => {
    const before = seen[step - 1];
    return before && now.box.bottom <= before.box.top && now.box.right <= before.box.left
      ? [`${before.name}, then ${now.name}`]
      : [];
  });

/** Pages whose layouts differ; `npm run test:all` walks through one page of every kind. */
const paths = {
  desk: ['/en', '/pt/referance', '/service-Courant_Faible', '/no/such-page'],
  phone: ['/en', '/service-Courant_Faible'],
};
const others = [
  '/contact',
  '/es/lentreprise',
  '/it/privacy-policy',
  '/en/service-StrategieSociale',
  '/pt/service-details/Informatique',
];

for (const [size, viewport] of Object.entries({ desk, phone }) as ['desk' | 'phone', typeof desk][])
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const path of [...paths[size], ...(everything ? others : [])])
      test(`Tab comes to every control of ${path}, and each shows the focus`, async ({ page }) => {
        await openPage(page, path);
        // The line that the office is closed goes with the first key.
        await page.keyboard.press('Shift');
        // The points of the picture load when they come near.
        if (path === '/en') await expect(page.locator('.hero-hotspots__button')).toHaveCount(8);
        const expected = await reachable(page);
        const there = await walk(page, 'Tab', expected.length);
        expect(indexes(there)).toEqual(expected);
        expect(there.flatMap(faultsOfFocus)).toEqual([]);
        // Header and quick bar stay in place while the page scrolls.
        const inPage = await reachable(page, 'main, footer');
        expect(against(there.filter(({ index }) => inPage.includes(index)))).toEqual([]);

        if ((path !== '/en' || size === 'phone') && !everything) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        const back = await walk(page, 'Shift+Tab', expected.length - 1);
        expect(indexes(back)).toEqual(expected.slice(0, -1).reverse());
        expect(back.flatMap(faultsOfFocus)).toEqual([]);
      });
  });

test('the skip link is the first stop, and leads to the first control of the page itself', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await expect(page.locator('.skip-link')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('the open services menu shows every link that has the focus, also in a low window', async ({
  page,
}) => {
  for (const height of [900, 480]) {
    await page.setViewportSize({ width: 1280, height });
    await openPage(page, '/contact');
    await walkTo(page.locator('.services-menu summary'));
    await page.keyboard.press('Enter');
    const expected = await reachable(page, '.services-menu__panel');
    const seen = await walk(page, 'Tab', expected.length);
    expect(indexes(seen)).toEqual(expected);
    expect(seen.flatMap(faultsOfFocus)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator('.services-menu__panel')).toBeHidden();
  }
});
