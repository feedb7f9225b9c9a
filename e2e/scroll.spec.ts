import type { Page } from '@playwright/test';
import { desk, kinds, longService, phone, service } from '../__tests__/support/site';
import { clickInPlace, expect, openPage, openStill, scrollTo, test } from './support/test';

/** Scrolling: to anchors, the sticky header, new pages, back and forward, revealed sections. */

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

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

for (const [name, viewport, above] of [
  ['desk', desk, 16],
  ['phone', phone, 12],
] as const)
  test(`on a ${name} the header scrolls away up to 100 px, and is sticky above, lower`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, longService.route);
    const header = page.locator('header.header');
    const start = await top(page, '#contact-title');
    for (const y of [60, 100]) {
      await scrollTo(page, y);
      expect(await top(page, 'header.header'), `${y} px`).toBe(-y);
    }
    for (const y of [101, 600, 101]) {
      await scrollTo(page, y);
      await expect(header).toHaveClass(/sticky-top/);
      await expect(header.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await expect.poll(() => top(page, 'header.header')).toBe(-above);
      expect(await top(page, '#contact-title'), 'the page does not jump').toBe(start - y);
    }
    await scrollTo(page, 100);
    await expect(header).not.toHaveClass(/sticky-top/);
    expect(await top(page, '#contact-title')).toBe(start - 100);
  });

test('a new page starts at its top; back and forward find the place again', async ({ page }) => {
  const link = (route: string) => page.locator(`.header__nav a[href="${route}"]`);
  await openPage(page, '/contact');
  await scrollTo(page, 420);
  await clickInPlace(link('/lentreprise'));
  await expect(link('/lentreprise')).toHaveAttribute('aria-current');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 610);
  await page.goBack();
  await expect(link('/contact')).toHaveAttribute('aria-current');
  await expect.poll(() => scrollY(page)).toBe(420);
  await page.goForward();
  await expect(link('/lentreprise')).toHaveAttribute('aria-current');
  await expect.poll(() => scrollY(page)).toBe(610);
});

test('back leads to where the visitor was, also after a jump within the page', async ({ page }) => {
  await openPage(page, '/');
  await page.locator('.hero a[href$="#services"]').click();
  await expect(page.locator('#services')).toBeFocused();
  await scrollTo(page, 2400);
  await clickInPlace(page.locator('.header__nav a[href="/contact"]'));
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/#services');
  await expect.poll(() => scrollY(page)).toBe(2400);
});

test('a section appears when the visitor comes to it', async ({ page }) => {
  await openPage(page, '/');
  const last = page.locator('main > section').last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await expect(last).toHaveCSS('opacity', '0');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-reveal', 'shown');
  await expect(last).toHaveCSS('opacity', '1');
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
      for (const link of await page.locator('main a[href^="#"]:visible').all()) {
        const id = (await link.getAttribute('href'))!.slice(1);
        await link.click();
        const target = page.locator(`[id="${id}"]`);
        await expect(page).toHaveURL(`${path}#${id}`);
        await expect(target).toBeInViewport();
        const room = () =>
          target.evaluate((element) => {
            const headings = [...element.querySelectorAll('h1, h2, h3, button')];
            const { top } = headings
              .find((each) => each.checkVisibility())!
              .getBoundingClientRect();
            return top - document.querySelector('header')!.getBoundingClientRect().bottom;
          });
        await expect.poll(room, `${path}#${id}`).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test('a link within the page can be taken back: to where it was', async ({ page }) => {
  await openPage(page, service.route);
  const link = page.locator('main a[href="#details"]').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await scrollY(page);
  await clickInPlace(link);
  await expect(page).toHaveURL(`${service.route}#details`);
  await expect(page.locator('#details')).toBeFocused();
  expect(await scrollY(page)).not.toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(service.route);
  await expect.poll(() => scrollY(page)).toBe(before);
});
