import type { Page } from '@playwright/test';
import { desk, kinds, longService, phone, service } from './support/site';
import { clickInPlace, expect, openPage, openStill, test } from './support/test';

/** Scrolling: smooth scroll, sticky header, new pages, back and forward, sections that appear. */

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const jump = (page: Page, to: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), to);

/** Waits until scroll listeners have run. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test('a smooth scroll takes 500 ms, stops 50 px above its target and moves the focus', async ({
  page,
}) => {
  await openStill(page, '/');
  const target = page.locator('#services');
  await page.locator('.hero a[href$="#services"]').click();
  const start = await scrollY(page);
  await page.clock.runFor(450);
  expect(await scrollY(page)).toBeGreaterThan(start);
  expect(await top(page, '#services')).toBeGreaterThan(50);
  await expect(target).not.toBeFocused();
  await page.clock.runFor(100);
  await expect(target).toBeFocused();
  await expect.poll(() => top(page, '#services')).toBe(50);
  await expect(page).toHaveURL('/#services');
});

test('a wheel ends the scroll where it is', async ({ page }) => {
  await openStill(page, '/');
  await page.locator('.hero a[href$="#services"]').click();
  await page.clock.runFor(250);
  const halfway = await scrollY(page);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => scrollY(page)).toBeLessThan(halfway);
  await page.clock.runFor(1000);
  expect(await scrollY(page)).toBeLessThan(halfway);
  await expect(page.locator('#services')).not.toBeFocused();
});

test('on a desk the header scrolls away up to 100 px, and is sticky above', async ({ page }) => {
  await page.setViewportSize(desk);
  await openPage(page, longService.route);
  const header = page.locator('header.header');
  const start = await top(page, '#contact-title');
  for (const y of [0, 60, 100]) {
    await jump(page, y);
    await twoFrames(page);
    expect(await top(page, 'header.header'), `${y} px`).toBe(0 - y);
  }
  for (const y of [101, 600, 101]) {
    await jump(page, y);
    await expect(header).toHaveClass(/sticky-top/);
    await expect(page.locator('.header__phone')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => top(page, 'header.header')).toBe(-16);
    expect(await top(page, '#contact-title'), 'the page does not jump').toBe(start - y);
  }
  await jump(page, 100);
  await expect(header).not.toHaveClass(/sticky-top/);
  expect(await top(page, '#contact-title')).toBe(start - 100);
});

test('on a phone the sticky header is out of the way of who reads on, and back for who goes back or comes with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, longService.route);
  const header = page.locator('header.header');
  const number = page.locator('.header__phone');
  const bar = page.locator('.quick-bar');
  const start = await top(page, '#contact-title');
  for (const y of [60, 100, 101, 600, 1500]) {
    await jump(page, y);
    if (y > 100) await expect(header).toHaveClass(/sticky-top/);
    await expect.poll(() => top(page, 'header.header'), `${y} px`).toBeLessThanOrEqual(-60);
  }
  await expect(bar).toBeInViewport({ ratio: 1 });
  await jump(page, 1400);
  await expect.poll(() => top(page, 'header.header')).toBe(0);
  await expect(number).toBeInViewport({ ratio: 1 });
  expect(await top(page, '#contact-title'), 'the page does not jump').toBe(start - 1400);
  await jump(page, 1500);
  await expect(number).not.toBeInViewport();
  await number.focus();
  await expect.poll(() => top(page, 'header.header')).toBe(0);
});

test('the header that becomes sticky shifts nothing', async ({ page }) => {
  await openPage(page, longService.route);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift' });
  });
  for (const y of [50, 100, 101, 300, 90, 400]) {
    await jump(page, y);
    await twoFrames(page);
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a new page starts at its top; back and forward find the place again', async ({ page }) => {
  await openPage(page, '/contact');
  await jump(page, 420);
  await twoFrames(page);
  await clickInPlace(page.locator('.header__nav a[href="/lentreprise"]'));
  await expect(page.locator('.header__nav a[href="/lentreprise"]')).toHaveAttribute('aria-current');
  await expect.poll(() => scrollY(page)).toBe(0);
  await jump(page, 610);
  await twoFrames(page);
  await page.goBack();
  await expect(page.locator('.header__nav a[href="/contact"]')).toHaveAttribute('aria-current');
  await expect.poll(() => scrollY(page)).toBe(420);
  await twoFrames(page);
  await page.goForward();
  await expect(page.locator('.header__nav a[href="/lentreprise"]')).toHaveAttribute('aria-current');
  await expect.poll(() => scrollY(page)).toBe(610);
});

test('a section appears once it is 150 px inside the window and scrolling has paused for 50 ms', async ({
  page,
}) => {
  await openStill(page, '/');
  const last = page.locator('main > section').last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  const fold = (await last.evaluate((section: HTMLElement) => section.offsetTop)) - 720;
  /** Scrolls, and lets time pass once the page has heard of it. */
  const scrollTo = async (y: number, wait: number) => {
    await page.evaluate(
      (to) =>
        new Promise((heard) => {
          window.addEventListener('scroll', heard, { once: true });
          window.scrollTo({ top: to, behavior: 'instant' });
        }),
      y,
    );
    await page.clock.runFor(wait);
  };
  await scrollTo(fold + 149, 200);
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await expect(last).toHaveCSS('opacity', '0');
  for (const y of [200, 220, 240]) await scrollTo(fold + y, 40);
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await page.clock.runFor(20);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
  await scrollTo(0, 200);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
});

test('a very low window hides no section', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 150 });
  await openPage(page, '/');
  for (const section of await page.locator('main > section').all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveCSS('opacity', '1');
  }
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});

test('whatever a link on its page leads to, its heading stands clear of the header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [viewport, paths] of [
    [desk, kinds],
    [phone, [service.route]],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await openPage(page, path);
      const links = page.locator('main a[href^="#"]:visible');
      for (let index = 0; index < (await links.count()); index += 1) {
        const id = (await links.nth(index).getAttribute('href'))!.slice(1);
        await links.nth(index).click();
        const target = page.locator(`[id="${id}"]`);
        await expect(page).toHaveURL(`${path}#${id}`);
        await expect(target).toBeInViewport();
        const room = await target.evaluate((element) => {
          const [heading] = [...element.querySelectorAll('h1, h2, h3, button')].filter((each) =>
            each.checkVisibility(),
          );
          const { top } = heading!.getBoundingClientRect();
          return top - document.querySelector('header')!.getBoundingClientRect().bottom;
        });
        expect(room, `${path}#${id}`).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test('a link within the page can be taken back: to where it was', async ({ page }) => {
  await openPage(page, service.route);
  const link = page.locator('main a[href="#details"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(`${service.route}#details`);
  await expect(page.locator('#details')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).not.toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(service.route);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
