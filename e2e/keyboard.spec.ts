import { expect } from '@playwright/test';
import {
  expectToKeepFocus,
  faultsOfFocus,
  type Focus,
  indexes,
  lookAtFocus,
  reachable,
  walk,
  walkTo,
} from './support/focus';
import { acceptedTexts, fieldOf, formOn, notice } from './support/forms';
import {
  address,
  category,
  desk,
  everything,
  kinds,
  longService,
  phone,
  second,
  third,
  type Language,
  services,
  unavailable,
} from '../__tests__/support/site';
import { openPage, test } from './support/test';
import { words } from '../__tests__/support/words';

/** Journeys with the keyboard only. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a language is chosen with the keyboard alone', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize(desk);
  await openPage(page, address('/contact', second));
  const opener = page.locator('.header__tools').getByRole('button').first();
  const dialog = page.locator('dialog.language-picker');
  const radios = dialog.getByRole('radio');
  await walkTo(opener);
  await page.keyboard.press('Space');
  await expect(radios.first()).toBeFocused();
  await expectToKeepFocus(page, 'dialog.language-picker');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.evaluate(() => window.scrollTo({ top: 420, behavior: 'instant' }));
  await expect(page.locator('.header.sticky-top')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(radios.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(2)).toBeChecked();
  await expect(radios.nth(2)).toBeFocused();
  const chosen = (await radios.nth(2).inputValue()) as Language;
  expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('/contact', chosen));
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(420);
});

test('the side menu keeps the focus, gives it to the language dialog and back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, address('/contact', second));
  const menu = page.locator('dialog.side-menu');
  const picker = page.locator('dialog.language-picker');
  await walkTo(page.locator('.header__menu-button:visible'));
  await page.keyboard.press('Enter');
  await expect(menu.locator('.side-menu__close')).toBeFocused();
  await expectToKeepFocus(page, 'dialog.side-menu');

  await walkTo(page.locator('.side-menu [aria-haspopup=dialog]'));
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(menu.locator('[aria-haspopup=dialog]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.header__menu-button:visible')).toBeFocused();
});

test(
  'on a phone the form is filled in, corrected and sent',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, address('/contact', second));
    const form = formOn(page, 'contact');
    const { name, email, phone: number } = acceptedTexts();
    await walkTo(page.locator('main form [name=name]'));
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Tab');
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(fieldOf(form, 'email')).toBeFocused();
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(words[second].faults.email);
    await expect(form.locator('.invalid-feedback')).toBeInViewport({ ratio: 1 });
    expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(notice(form)).toContainText(words[second].sent);
  },
);

/** Tab reaches every control in reading order, with a visible focus. */

/** The page with the solar estimate, whose drawing sticks below the header. */
const estimateRoute = services.find(({ tools = [] }) => tools.includes('solar-estimate'))!.route;

/** Steps that go up and to the left at once, against the reading order. */
const against = (seen: Focus[]) =>
  seen.flatMap((now, step) => {
    const before = seen[step - 1];
    return before && now.box.bottom <= before.box.top && now.box.right <= before.box.left
      ? [`${before.name}, then ${now.name}`]
      : [];
  });

/** Pages whose layouts differ; `npm run test:all` walks through one page of every kind. */
const home = address('/', second);
const company = address('/lentreprise', third);
const paths = {
  desk: [home, company, address('/referance', third), longService.route],
  phone: [home],
};
const others = [
  longService.route,
  '/contact',
  '/no/such-page',
  company,
  ...['/privacy-policy', category.route, ...unavailable.map(({ route }) => route)].map((route) =>
    address(route, third),
  ),
];

for (const [size, viewport] of Object.entries({ desk, phone }) as ['desk' | 'phone', typeof desk][])
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const path of new Set([...paths[size], ...(everything ? others : [])]))
      test(`Tab comes to every control of ${path}, and each shows the focus`, async ({ page }) => {
        await openPage(page, path);
        const expected = await reachable(page);
        const there = await walk(page, 'Tab', expected.length);
        expect(indexes(there)).toEqual(expected);
        expect(there.flatMap(faultsOfFocus)).toEqual([]);
        // Header and quick bar stay in place while the page scrolls.
        const inPage = await reachable(page, 'main, footer');
        expect(against(there.filter(({ index }) => inPage.includes(index)))).toEqual([]);

        if ((path !== home || size === 'phone') && !everything) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        const back = await walk(page, 'Shift+Tab', expected.length - 1);
        expect(indexes(back)).toEqual(expected.slice(0, -1).reverse());
        expect(back.flatMap(faultsOfFocus)).toEqual([]);
      });
  });

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [640, 800],
] as const)
  test(`nothing that sticks covers what has the focus: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const route of everything ? kinds : [estimateRoute]) {
      await openPage(page, route);
      if (route === estimateRoute) {
        await page.locator('#solar-estimate').scrollIntoViewIfNeeded();
        await expect(page.locator('.estimator')).toBeVisible();
      }
      await page.locator('.skip-link').focus();
      const stops = (await reachable(page)).length - 1;
      const seen = [...(await walk(page, 'Tab', stops)), ...(await walk(page, 'Shift+Tab', stops))];
      expect(seen.filter(({ covered }) => covered)).toEqual([]);
    }
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

test('the open services menu shows every link that has the focus, even in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openPage(page, '/contact');
  await walkTo(page.locator('.services-menu summary'));
  await page.keyboard.press('Enter');
  const expected = await reachable(page, '.services-menu__panel');
  const seen = await walk(page, 'Tab', expected.length);
  expect(indexes(seen)).toEqual(expected);
  expect(seen.flatMap(faultsOfFocus)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('.services-menu__panel')).toBeHidden();
});
