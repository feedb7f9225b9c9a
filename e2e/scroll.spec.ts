import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { clickInPlace } from './support/click';
import { openStill } from './support/clock';
import { openPage } from './support/ready';

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

const smooth = [
  { path: '/', link: '.hero a[href$="#services"]', target: '#services' },
  {
    path: '/service-Courant_Faible',
    link: '.contact-block a[href="#details"]',
    target: '#details',
  },
];

for (const { path, link, target } of smooth) {
  test(`on ${path} the scroll to ${target} takes 500 ms and stops 50 px above it`, async ({
    page,
  }) => {
    await openStill(page, path);
    await page.locator(link).click();
    const start = await scrollY(page);
    await page.clock.runFor(250);
    const halfway = await scrollY(page);
    expect(halfway).toBeGreaterThan(start);
    await page.clock.runFor(200);
    await expect(page.locator(target)).not.toBeFocused();
    expect(await top(page, target)).toBeGreaterThan(50);
    await page.clock.runFor(100);
    await expect(page.locator(target)).toBeFocused();
    await expect.poll(() => top(page, target)).toBe(50);
    expect(new URL(page.url()).hash).toBe(target);
  });
}

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

test('with reduced motion a scroll jumps, and nothing waits to be revealed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, '/');
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await page.locator('.hero a[href$="#services"]').click();
  await expect(page.locator('#services')).toBeFocused();
  expect(await top(page, '#services')).toBe(50);
});

test('the header stays in the window', async ({ page }) => {
  await openPage(page, '/contact');
  await jump(page, 600);
  await expect(page.locator('header.header')).toHaveClass(/header--sticky/);
  await expect(page.locator('.header__phone')).toBeInViewport();
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

test('sections below the fold appear 150 px inside the window, once', async ({ page }) => {
  await openPage(page, '/');
  const sections = page.locator('main > section');
  const waiting = page.locator('main > section[data-reveal=waiting]');
  await expect(waiting.first()).toBeAttached();
  for (const section of await sections.all()) {
    const { y } = (await section.boundingBox()) ?? { y: 0 };
    if (y < 720) await expect(section).not.toHaveAttribute('data-reveal');
    else await expect(section).toHaveAttribute('data-reveal', 'waiting');
  }
  const last = page.locator('main > section').last();
  // The height at which it lies, less what a waiting section is moved by.
  const place = await last.evaluate((section) => (section as HTMLElement).offsetTop);
  const fold = place - 720;
  await jump(page, fold + 130);
  await twoFrames(page);
  await expect(last).toHaveCSS('opacity', '0');
  await jump(page, fold + 175);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
  await expect(last).toHaveCSS('opacity', '1');
  await jump(page, 0);
  await twoFrames(page);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
});
