import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { atRest } from './support/axe';
import { words } from './support/form-words';
import { acceptedTexts, fieldOf, formOn, notice } from './support/forms';
import { faultsOfFocus, lookAtFocus, reachable, type Focus } from './support/focus';
import { whenReady } from './support/ready';
import { everything } from './support/site';

/** Journeys with the keyboard alone. What a single widget does at each key is in widgets, picker and motion. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenReady(page);
}

/** Presses a key so many times, and looks at the focus each time. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<Focus[]> {
  const seen: Focus[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    await atRest(page);
    seen.push(await lookAtFocus(page));
  }
  return seen;
}

/** Goes on with the Tab key until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector);
  for (let step = 0; step < 200; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}`);
}

const indexes = (seen: Focus[]) => seen.map(({ index }) => index);

/** Steps that go back up and to the left at once, as no reader does. */
const against = (seen: Focus[]) =>
  seen.flatMap((now, step) => {
    const before = seen[step - 1];
    return before && now.box.bottom <= before.box.top && now.box.right <= before.box.left
      ? [`${before.name}, then ${now.name}`]
      : [];
  });

for (const [size, viewport] of Object.entries({ desk, phone })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const path of [
      '/en',
      '/contact',
      '/es/lentreprise',
      '/pt/referance',
      '/it/privacy-policy',
      '/service-Courant_Faible',
      '/en/service-StrategieSociale',
      '/pt/service-details/Informatique',
      '/no/such-page',
    ]) {
      test(`Tab comes to every control of ${path}, there and back, and each shows it`, async ({
        page,
      }) => {
        await open(page, path);
        const expected = await reachable(page);
        const there = await walk(page, 'Tab', expected.length);
        expect(indexes(there)).toEqual(expected);
        expect(there.flatMap(faultsOfFocus)).toEqual([]);
        // The header and the bar at the lower edge stand still while the page moves below them.
        const inPage = await reachable(page, 'main, footer');
        expect(against(there.filter(({ index }) => inPage.includes(index)))).toEqual([]);

        if (size === 'phone' && !everything) return; // the way back is the same stops
        await page.emulateMedia({ colorScheme: 'dark' });
        const back = await walk(page, 'Shift+Tab', expected.length - 1);
        expect(indexes(back)).toEqual(expected.slice(0, -1).reverse());
        expect(back.flatMap(faultsOfFocus)).toEqual([]);
      });
    }
  });
}

test('the skip link is the first stop, and leads to the first control of the page itself', async ({
  page,
}) => {
  await open(page, '/contact');
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
    await open(page, '/contact');
    await tabTo(page, '.services-menu summary');
    await page.keyboard.press('Enter');
    const expected = await reachable(page, '.services-menu__panel');
    const seen = await walk(page, 'Tab', expected.length);
    expect(indexes(seen)).toEqual(expected);
    expect(seen.flatMap(faultsOfFocus)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator('.services-menu__panel')).toBeHidden();
  }
});

test('a language is chosen with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, '/en/contact');
  const opener = '.header__tools .header__wide-tool[aria-haspopup]';
  const dialog = page.locator('dialog.language-picker');
  const radio = (name: string) => dialog.getByRole('radio', { name });
  await tabTo(page, opener);
  await page.keyboard.press('Space');
  await expect(radio('English')).toBeFocused();
  const inside = await reachable(page, 'dialog.language-picker');
  const seen = await walk(page, 'Tab', 2 * inside.length + 2);
  expect(seen.filter(({ index }) => index !== -1 && !inside.includes(index))).toEqual([]);
  expect(new Set(indexes(seen).filter((index) => index !== -1))).toEqual(new Set(inside));
  expect(seen.filter(({ index }) => index !== -1).flatMap(faultsOfFocus)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(radio('English')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Español')).toBeChecked();
  await expect(radio('Español')).toBeFocused();
  expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/contact');
  await expect(dialog).toBeHidden();
  // It is another page, and the keyboard is at its start.
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

test('the side menu keeps the focus, gives it to the language dialog and back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/en/contact');
  const menu = page.locator('dialog.side-menu');
  const picker = page.locator('dialog.language-picker');
  await tabTo(page, '.header__menu-button');
  await page.keyboard.press('Enter');
  await expect(menu.locator('.side-menu__close')).toBeFocused();
  const inside = await reachable(page, 'dialog.side-menu');
  const seen = await walk(page, 'Tab', 2 * inside.length + 2);
  expect(seen.filter(({ index }) => index !== -1 && !inside.includes(index))).toEqual([]);
  expect(new Set(indexes(seen).filter((index) => index !== -1))).toEqual(new Set(inside));
  expect(seen.filter(({ index }) => index !== -1).flatMap(faultsOfFocus)).toEqual([]);

  await tabTo(page, '.side-menu [aria-haspopup=dialog]');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('radio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(menu.locator('[aria-haspopup=dialog]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.header__menu-button')).toBeFocused();
});

test('the carousel is turned, started and stopped, and the projects are filtered', async ({
  page,
}) => {
  await open(page, '/en/referance');
  const controls = page.locator('.carousel-controls');
  // On the way through the slides the row comes to its end.
  await tabTo(page, '.carousel-controls button:last-child');
  await expect(controls.locator('p')).toContainText('5 of 5');
  await page.keyboard.press('Enter');
  await expect(controls.locator('p')).toContainText('1 of 5');
  await page.keyboard.press('Space');
  await expect(controls.locator('p')).toContainText('2 of 5');
  await page.keyboard.press('Shift+Tab');
  const toggle = controls.getByRole('button').nth(1);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAccessibleName(/pause/i);
  await page.keyboard.press('Enter');
  await expect(toggle).not.toHaveAccessibleName(/pause/i);

  const choice = '.project-filter button:nth-of-type(2)';
  await tabTo(page, choice);
  await page.keyboard.press('Space');
  await expect(page.locator(choice)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.project-card[hidden]')).not.toHaveCount(0);
});

for (const [size, viewport] of Object.entries({ desk, phone })) {
  test(`on a ${size} the form is filled in, put right and sent`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/en/contact');
    const form = formOn(page, 'contact');
    const { name, email, phone: number } = acceptedTexts();
    await tabTo(page, 'main form [name=name]');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Tab');
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(fieldOf(form, 'email')).toBeFocused();
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(words.en.faults.email);
    await expect(form.locator('.field__fault')).toBeInViewport({ ratio: 1 });
    expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(notice(form)).toContainText(words.en.sent);
  });
}

test('a section that is still to appear does so for the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(desk);
  await open(page, '/en');
  const last = page.locator('main > section').last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  const target = last.locator('a').first();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(target).toBeFocused();
  await expect(last).toHaveCSS('opacity', '1');
});
