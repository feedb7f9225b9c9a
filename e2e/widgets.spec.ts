import {
  categories,
  company,
  fallback,
  longService,
  phone,
  service,
  services,
  servicesOf,
} from './support/site';
import { expect, openPage, test, openStill, atRest } from './support/test';
import { type Page } from '@playwright/test';
import { texts } from './support/words';

/** Tabs, accordion, side menu and colour mode in a real browser. Unit tests have their keys and rules. */

test(
  'a gallery tab shows its panel, by mouse and by key',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/');
    const panel = page.getByRole('tabpanel');
    const tab = page.getByRole('tab');
    await tab.last().click();
    await expect(panel.getByRole('link').first()).toHaveAttribute(
      'href',
      servicesOf(categories.at(-1)!)[0]!.route,
    );
    await page.keyboard.press('ArrowLeft');
    const before = categories.at(-2)!;
    await expect(tab.nth(categories.length - 2)).toBeFocused();
    await expect(panel).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await expect(panel.getByRole('link')).toHaveCount(
      Math.min(servicesOf(before).length, company.galleryTiles),
    );
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
    const button = page.locator('.header__menu-button');
    const menu = page.locator('dialog.side-menu');
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.locator('.side-menu__close')).toBeFocused();
    await expect(menu.locator('details a[href^="/service-"]')).toHaveCount(
      services.length + categories.length,
    );
    await expect(menu.locator('nav > .list-group a')).toHaveCount(3);
    await expect(menu.locator('details[open]')).toHaveCount(1);
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

test('on a phone the services in the footer are folded under their trade', async ({ page }) => {
  const links = page.locator('.site-map__trade a[href^="/service-"]');
  await openPage(page, '/contact');
  await expect(links.filter({ visible: true })).toHaveCount(services.length + categories.length);
  await expect(page.locator('.site-map__trade summary').first()).toBeHidden();
  await page.setViewportSize(phone);
  await expect(links.filter({ visible: true })).toHaveCount(0);
  const last = categories.at(-1)!;
  await page.locator('.site-map__trade summary').last().click();
  await expect(links.filter({ visible: true })).toHaveCount(servicesOf(last).length + 1);
  const name = texts(fallback, 'common').allServices;
  await page.locator('.site-map').getByRole('link', { name }).filter({ visible: true }).click();
  await expect(page).toHaveURL(last.route);
});

test(
  'the colour mode follows the system until it is toggled, then remembers',
  { tag: '@engines' },
  async ({ page }) => {
    const mode = () => page.evaluate(() => document.body.dataset.bsTheme);
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
    // Without any script of the page but those that stand in it: the mode is there before the first paint.
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await mode()).toBe('dark');
    await expect(page.locator('body')).toHaveClass(/dark/);
  },
);

/** The carousel of the company page with the browser's own scrolling. Unit tests have its buttons, keys and reduced motion. */

const interval = 5000;

/** Number of the slide that the page says is in view, and of the one that is. */
async function inView(page: Page): Promise<[said: number, seen: number]> {
  const said = await page.locator('.carousel-controls__position').textContent();
  const seen = await page.locator('.project-carousel').evaluate((row) => {
    const places = [...row.children].map((slide) => (slide as HTMLElement).offsetLeft);
    return places.findIndex((place) => Math.abs(place - (places[0] ?? 0) - row.scrollLeft) < 2) + 1;
  });
  return [Number(/\d+/.exec(said ?? '')?.[0]), seen];
}

const shows = (page: Page, number: number) =>
  expect.poll(() => inView(page)).toEqual([number, number]);

/** Opens the company page right after the carousel has turned. */
async function openTurning(page: Page): Promise<number> {
  await openStill(page, '/lentreprise');
  await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(1);
  const [number] = await inView(page);
  await shows(page, number);
  return number;
}

test('the carousel turns every 5 seconds, and waits while it is held or paused', async ({
  page,
}) => {
  const start = await openTurning(page);
  const total = await page.locator('.project-slide').count();
  /** The number of the slide so many turns after the first one that was seen. */
  const after = (turns: number) => ((start + turns - 1) % total) + 1;
  await page.clock.runFor(interval - 100);
  expect((await inView(page))[0]).toBe(start);
  await page.clock.runFor(100);
  await shows(page, after(1));
  await page
    .locator('.project-slide')
    .nth(after(1) - 1)
    .hover();
  await page.clock.runFor(2 * interval);
  await shows(page, after(1));
  await page.getByRole('button', { name: texts(fallback, 'references').pause }).click();
  await page.mouse.move(2, 2);
  await page.locator('h1').click();
  await page.clock.runFor(3 * interval);
  await shows(page, after(1));
  await page.locator('.carousel-controls button').last().click();
  await shows(page, after(2));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('a swipe of 40 px turns the carousel, one of 39 px does not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/lentreprise');
    const row = page.locator('.project-carousel');
    await row.scrollIntoViewIfNeeded();
    const { y, height } = (await row.boundingBox()) ?? { y: 0, height: 0 };
    const touch = await page.context().newCDPSession(page);
    const swipe = async (travel: number) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: y + Math.min(height / 2, 150) }],
        });
      await send('touchStart', 200);
      for (const part of [0.5, 1]) await send('touchMove', 200 + travel * part);
      await send('touchEnd');
    };
    await swipe(-40);
    await shows(page, 2);
    await swipe(39);
    await expect(row).not.toHaveAttribute('data-drawn');
    await shows(page, 2);
  });
});

/** The tilt of detail pictures. Touch, reduced motion and late loading are in the unit tests of PictureRow. */

test('a detail picture tilts by 35 degrees at its edges, seen from 2000 px', async ({ page }) => {
  await openPage(page, longService.route);
  const frame = page.locator('.tilted-picture').first();
  const tilting = frame.locator('.tilted-picture__tilted');
  await frame.scrollIntoViewIfNeeded();
  await expect(page.locator('main > section', { has: frame })).toHaveAttribute(
    'data-reveal',
    'shown',
  );
  await atRest(page);
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame has no box');
  const angles = async () => {
    const tilted = await tilting.evaluate((element) => element.style.transform);
    const degrees = tilted.match(/-?[\d.]+(?=deg)/g)?.map((angle) => Math.round(Number(angle)));
    return `${degrees?.join()} ${tilted.includes('perspective(2000px)')}`;
  };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const [x, y, expected] of [
    [box.x + 1, middle.y, '0,35 true'],
    [box.x + box.width - 1, middle.y, '0,-35 true'],
    [middle.x, box.y + 1, '-35,0 true'],
    [middle.x, box.y + box.height - 1, '35,0 true'],
  ] as const)
    await expect
      .poll(async () => {
        await page.mouse.move(x, y);
        return angles();
      })
      .toBe(expected);
  expect(await frame.boundingBox(), 'the panel stays').toEqual(box);
  await page.mouse.move(2, 2);
  await expect.poll(angles).toBe('0,0 true');
});
