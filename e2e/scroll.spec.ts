import type { Locator, Page } from '@playwright/test';
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

test('a section below the window appears when it has come 150 px into it, once', async ({
  page,
}) => {
  await openPage(page, '/');
  const last = page.locator('main > section').last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  const fold = (await last.evaluate((section: HTMLElement) => section.offsetTop)) - 720;
  await jump(page, fold + 130);
  await twoFrames(page);
  await expect(last).toHaveCSS('opacity', '0');
  await jump(page, fold + 175);
  await expect(last).toHaveCSS('opacity', '1');
  await jump(page, 0);
  await twoFrames(page);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
});

test('from 1200 px the contact card stays in view beside the details, and ends with them', async ({
  page,
}) => {
  const height = 650;
  await page.setViewportSize({ width: 1200, height });
  await openPage(page, '/service-Courant_Faible');
  const card = page.locator('.contact-card');
  const edges = async (element: Locator) => {
    const { y = 0, height: tall = 0 } = (await element.boundingBox()) ?? {};
    return { top: y, bottom: y + tall };
  };
  for (const row of ['#detail-home_automation', '#detail-intercom', '#detail-access_control']) {
    await page.locator(row).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { top, bottom } = await edges(card);
    expect(top).toBeGreaterThan(80);
    expect(bottom).toBeLessThan(height);
  }
  await page.locator('.footer').evaluate((element) => element.scrollIntoView());
  const rows = await edges(page.locator('.service-details__rows'));
  expect((await edges(card)).bottom).toBeLessThanOrEqual(rows.bottom + 1);
  await page.setViewportSize({ width: 1199, height });
  await expect(card).toBeHidden();
});
