import type { Locator, Page } from '@playwright/test';
import {
  address,
  categories,
  company,
  fallback,
  languagesToRead,
  longService,
  phone,
  service,
  services,
  servicesOf,
} from '../__tests__/support/site';
import { atRest, expect, openPage, openStill, test } from './support/test';
import { texts } from '../__tests__/support/words';

/** Tabs, accordion, menus, colour mode, carousel and tilt in a real browser. Unit tests have their keys and rules. */

test(
  'a gallery tab shows its panel, by mouse and by key',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/');
    const panel = page.getByRole('tabpanel');
    const tab = page.getByRole('tab');
    await tab.last().click();
    const last = servicesOf(categories.at(-1)!)[0]!;
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', last.route);
    await page.keyboard.press('ArrowLeft');
    const before = categories.at(-2)!;
    await expect(tab.nth(categories.length - 2)).toBeFocused();
    await expect(panel).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await expect(panel.getByRole('link')).toHaveCount(
      Math.min(servicesOf(before).length, company.galleryTiles),
    );
    // Back from a service, its tab is open again.
    await panel.getByRole('link').first().click();
    await expect(page).toHaveURL(servicesOf(before)[0]!.route);
    await page.goBack();
    await expect(tab.nth(categories.length - 2)).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('link').first()).toBeVisible();
  },
);

test(
  'one entry of the accordion is open at a time, and takes 300 ms',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, service.route);
    const entries = page.locator('.contact-block .accordion-item');
    const call = entries.first().locator('a[href^="tel:"]');
    const write = entries.last().locator('a[href^="mailto:"]');
    const duration = (item: Element) =>
      getComputedStyle(item, '::details-content').transitionDuration;
    expect(await entries.first().evaluate(duration)).toContain('0.3s');
    await entries.last().locator('summary').click();
    await expect(write).toBeVisible();
    await expect(call).toBeHidden();
    await entries.first().locator('summary').press('Enter');
    await expect(call).toBeVisible();
    await expect(write).toBeHidden();
  },
);

test(
  'on a phone the side menu has everything of the header',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, '/contact');
    const button = page.locator('.header__menu-button:visible');
    const menu = page.locator('dialog.side-menu');
    await button.click();
    await expect(menu.locator('.side-menu__close')).toBeFocused();
    await expect(menu.locator('details a[href^="/service-"]')).toHaveCount(
      services.length + categories.length,
    );
    await expect(menu.locator('nav > a')).toHaveCount(3);
    await expect(menu.locator('details[open]')).toHaveCount(0);
    await menu.locator('summary').nth(1).click();
    const [hidden] = servicesOf(categories[1]!);
    await expect(menu.locator(`a[href="${hidden!.route}"]`)).toBeVisible();
    await expect(menu.locator('details[open]')).toHaveCount(1);
    await menu.locator('.colour-mode').click();
    await expect(page.locator('body')).toHaveClass(/dark/);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.locator('a[href="/referance"]').click();
    await expect(page).toHaveURL('/referance');
    await expect(menu).toBeHidden();
  },
);

for (const language of languagesToRead)
  test(`the side menu in ${language} shows every entry in a window of 360 x 640 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, address('/contact', language));
    await page.locator('.header__menu-button:visible').click();
    const entries = page.locator('dialog.side-menu').locator('a, summary, button');
    for (const entry of await entries.filter({ visible: true }).all())
      await expect(entry).toBeInViewport({ ratio: 1 });
  });

test('on a phone the services in the footer are folded under their trade', async ({ page }) => {
  const trades = page.locator('.footer details[data-category]');
  const links = trades.locator('a[href^="/service-"]').filter({ visible: true });
  await openPage(page, '/contact');
  await expect(links).toHaveCount(services.length + categories.length);
  await expect(trades.locator('summary').first()).toBeHidden();
  await page.setViewportSize(phone);
  await expect(links).toHaveCount(0);
  const targets = page.locator('.footer').locator('a, summary').filter({ visible: true });
  for (const { height } of await targets.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()),
  ))
    expect(height).toBeGreaterThanOrEqual(44);
  const last = categories.at(-1)!;
  await trades.locator('summary').last().click();
  await expect(links).toHaveCount(servicesOf(last).length + 1);
  const name = texts(fallback, 'common').allServices;
  await trades.getByRole('link', { name }).filter({ visible: true }).click();
  await expect(page).toHaveURL(last.route);
});

test(
  'the colour mode follows the system until it is toggled, then remembers',
  { tag: '@engines' },
  async ({ page }) => {
    const mode = () => page.evaluate(() => document.documentElement.dataset.bsTheme);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/contact');
    expect(await mode()).toBe('dark');
    await expect(page.locator('body')).toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(mode).toBe('light');
    await expect(page.locator('body')).not.toHaveClass(/dark/);
    await page.locator('.header__tools .colour-mode').click();
    expect(await mode()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await mode()).toBe('dark');
    // With inline scripts only: the mode is set before the first paint.
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await mode()).toBe('dark');
    await expect(page.locator('body')).toHaveClass(/dark/);
  },
);

test.describe('the carousel', () => {
  test.use({ hasTouch: true, viewport: phone });

  /** The page's carousel, once it can be swiped: Bootstrap marks it then. */
  async function carouselOf(page: Page): Promise<Locator> {
    const carousel = page.locator('.carousel');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveClass(/pointer-event/);
    return carousel;
  }

  test('moves only when it is asked to, in 300 ms', async ({ page }) => {
    await openStill(page, '/lentreprise');
    const carousel = await carouselOf(page);
    const shown = carousel.locator('.carousel-item:visible');
    const first = await shown.innerText();
    await expect(carousel.locator('.carousel-item.active')).toHaveCSS(
      'transition-duration',
      '0.3s',
    );
    await page.clock.runFor(30_000);
    await expect(shown).toHaveText(first, { useInnerText: true });
    await carousel.getByRole('button').nth(1).click();
    await page.clock.runFor(1000);
    await expect(shown).toHaveCount(1);
    await expect(shown).not.toHaveText(first, { useInnerText: true });
  });

  test('turns by a swipe of more than 40 px', async ({ page }) => {
    await openPage(page, '/lentreprise');
    const carousel = await carouselOf(page);
    const slides = carousel.locator('.carousel-item');
    const { y, height } = (await carousel.locator('.carousel-inner').boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...x: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x.map((at) => ({ x: at, y: y + height / 2 })),
      });
    for (const [to, slide] of [
      [260, 0], // 40 px
      [259, 1],
    ] as const) {
      await send('touchStart', 300);
      await send('touchMove', to);
      await send('touchEnd');
      await expect(slides.nth(slide)).toBeVisible();
    }
  });
});

/** Degrees by which a picture is tilted, up and sideways. */
async function tiltOf(tilted: Locator): Promise<number[]> {
  const transform = await tilted.evaluate((element: HTMLElement) => element.style.transform);
  const angles = transform.match(/-?[\d.]+(?=deg)/g) ?? [];
  return angles.map((angle) => Math.round(Number(angle)) + 0); // -0 is 0
}

test('a detail picture tilts by 35 degrees at its edges', async ({ page }) => {
  await openPage(page, longService.route);
  const frame = page.locator('.tilted-picture').first();
  const tilted = frame.locator('> div');
  await frame.scrollIntoViewIfNeeded();
  const section = page.locator('main > section', { has: frame });
  await expect(section).toHaveAttribute('data-reveal', 'shown');
  await atRest(page);
  for (const [x, y, expected] of [
    [0, 0.5, [0, 35]],
    [1, 0.5, [0, -35]],
    [0.5, 0, [-35, 0]],
    [0.5, 1, [35, 0]],
  ] as const)
    await expect
      .poll(async () => {
        const box = (await frame.boundingBox())!; // which stays, while its picture tilts
        const inside = { x: box.x + 1 + x * (box.width - 2), y: box.y + 1 + y * (box.height - 2) };
        await page.mouse.move(inside.x, inside.y);
        return tiltOf(tilted);
      })
      .toEqual(expected);
  await page.mouse.move(2, 2);
  await expect.poll(() => tiltOf(tilted)).toEqual([0, 0]);
});
