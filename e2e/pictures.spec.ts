import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { modes } from './support/axe';
import {
  categories,
  desk,
  fallback,
  longService,
  phone,
  service,
  services,
  unavailable,
} from '../__tests__/support/site';
import { expect, isLoaded, openPage, test } from './support/test';
import { texts } from '../__tests__/support/words';

/** The address of the category that a service belongs to. */
const categoryOf = (each: { category: string }) =>
  categories.find(({ slug }) => slug === each.category)!.route;

/** Opens the page of a service by a link of its category. */
async function goTo(page: Page, each: { category: string; route: string }): Promise<void> {
  await openPage(page, categoryOf(each));
  await page.locator(`main a[href="${each.route}"]`).first().click();
  await expect(page).toHaveURL(each.route);
}

test.use({ viewport: desk });

/** All pictures load, and the policy blocks nothing: console errors fail a test. Without script: no-script.spec.ts. */

for (const [how, open] of Object.entries({
  address: (page: Page) => openPage(page, longService.route),
  click: (page: Page) => goTo(page, longService),
}))
  test(`details of a page that was reached by ${how} show as they come near, and stay when the mode is toggled`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    const images = page.locator('#details .gatsby-image-wrapper picture img');
    await expect(images).toHaveCount(longService.details.length);
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('alt', /\S/);
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => isLoaded(image)).toBe(true);
      await expect(image).toHaveCSS('opacity', '1');
    }
    const elements = await images.elementHandles();
    await page.locator('.header .colour-mode:visible').click();
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
    for (const element of elements) expect(await element.isVisible()).toBe(true);
    for (const image of await images.all()) await expect.poll(() => isLoaded(image)).toBe(true);
  });

test('the hero’s alternative text can be read where its picture fails', async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\.(?:avif|webp|png|jpe?g)$/, (route) => route.abort());
  await page.goto('/');
  const picture = page.locator('.hero__picture img').first();
  expect(await picture.evaluate((image) => getComputedStyle(image).color)).toMatch(/^rgb\(/);
  consoleErrors.length = 0;
});

test.describe('the banner', () => {
  /** The banner's white title and its background image (specification, section 2). */

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Relative luminance of a colour (WCAG 2.2). */
  function luminance(...rgb: number[]): number {
    const [red = 0, green = 0, blue = 0] = rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** The lowest contrast of white with the background of an element's words, anywhere in their box. */
  async function leastContrast(page: Page, selector: string): Promise<number> {
    const element = page.locator(selector);
    await element.scrollIntoViewIfNeeded();
    const clip = await element.evaluate((text: HTMLElement) => {
      text.style.color = 'transparent';
      const words = document.createRange();
      words.selectNodeContents(text);
      const { x, y, width, height } = words.getBoundingClientRect();
      return { x, y, width, height };
    });
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await element.evaluate((text: HTMLElement) => (text.style.color = ''));
    let brightest = 0;
    for (let at = 0; at < data.length; at += info.channels)
      brightest = Math.max(brightest, luminance(data[at]!, data[at + 1]!, data[at + 2]!));
    return 1.05 / (brightest + 0.05);
  }

  const withWhiteTitle = services.filter(({ banner }) => banner?.background && banner.whiteTitle);

  for (const { route } of withWhiteTitle)
    test(`the white title of ${route} is white on its background image, and readable`, async ({
      page,
    }) => {
      for (const colorScheme of modes) {
        await page.emulateMedia({ colorScheme });
        await openPage(page, route);
        await expect.poll(() => isLoaded(page.locator('.banner__background img'))).toBe(true);
        for (const viewport of [
          { width: 1440, height: 900 },
          { width: 1280, height: 720 },
          phone,
        ]) {
          await page.setViewportSize(viewport);
          const filled = await page.locator('.banner__background img').boundingBox();
          const ground = await page.locator('.banner').evaluate((banner) => {
            const { x, y, width, height } = banner.getBoundingClientRect();
            const edge = parseFloat(getComputedStyle(banner).borderBottomWidth);
            return { x, y, width, height: height - edge };
          });
          expect(filled).toEqual(ground);
          await expect(page.locator('h1')).toHaveCSS('color', 'rgb(255, 255, 255)');
          const where = `${colorScheme}, ${viewport.width} px`;
          expect(await leastContrast(page, 'h1'), where).toBeGreaterThanOrEqual(3);
          expect(await leastContrast(page, '.banner .lead'), where).toBeGreaterThanOrEqual(6);
        }
      }
    });

  for (const each of withWhiteTitle.slice(0, 1))
    test(`the title of ${each.route} stays white on its own ground after other pages have brought their styles`, async ({
      page,
    }) => {
      await goTo(page, each);
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(255, 255, 255)');
      const ground = await page
        .locator('.banner')
        .evaluate((banner) => getComputedStyle(banner).backgroundColor);
      expect(luminance(...ground.match(/\d+/g)!.map(Number))).toBeLessThan(0.05);
    });
});

test.describe('the details of a service', () => {
  /** Image and text in turn, and the links to them (specification, section 2). */

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each image is 610 x 460 where its column has room and as wide as the column elsewhere, in turn left and right of its words on a desk, else above', async ({
    page,
  }) => {
    await openPage(page, longService.route);
    /** Where the image and the words of each row lie, px, without the tilt. */
    const rows = () =>
      page.locator('#details article').evaluateAll((articles) =>
        articles.map((article) => {
          const image = article.querySelector<HTMLElement>('[data-main-image]')!;
          const box = image.getBoundingClientRect();
          const words = article.querySelector('h2, h3')!.getBoundingClientRect();
          const sides = {
            above: box.bottom <= words.top,
            left: box.right <= words.left,
            right: box.left >= words.right,
          };
          return {
            side: Object.entries(sides).find(([, isThere]) => isThere)?.[0],
            width: image.clientWidth,
            height: image.clientHeight,
          };
        }),
      );
    const inTurn = longService.details.map((_, index) => (index % 2 === 0 ? 'left' : 'right'));
    const above = inTurn.map(() => 'above');
    for (const [width, sides, size] of [
      [1440, inTurn, [610, 460]],
      [1280, inTurn, [610, 460]],
      [1024, inTurn, [540, 407]],
      [768, above, [610, 460]],
      [phone.width, above, [346, 261]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const expected = sides.map((side) => ({ side, width: size[0], height: size[1] }));
      expect(await rows(), `${width} px`).toEqual(expected);
    }
  });

  test('"view details" leads to the details, also where they say that there are none', async ({
    page,
  }) => {
    const name = texts(fallback, 'service').contact.details;
    for (const { route, details } of [service, ...unavailable.slice(0, 1)]) {
      await openPage(page, route);
      await page.locator('.contact-block').getByRole('link', { name }).click();
      await expect(page.locator('#details'), route).toBeFocused();
      await expect(page.locator('#details')).toBeInViewport();
      if (details.length === 0)
        await expect(page.locator('#details')).toHaveText(texts(fallback, 'common').unavailable);
    }
  });

  test('they begin within two windows, below a whole contact block', async ({ page }) => {
    await openPage(page, service.route);
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      const block = (await page.locator('.contact-block').boundingBox())!;
      const details = (await page.locator('#details article').first().boundingBox())!;
      expect(details.y).toBeGreaterThan(block.y + block.height);
      expect(details.y).toBeLessThanOrEqual(2 * phone.height);
    }
  });

  test('on a phone the quote card is a button, and opens from the bar and by its address', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, service.route);
    const field = page.locator('#devis [name=name]');
    await expect(field).toBeHidden();
    await page.locator('.quick-bar a[href="#devis"]').click();
    await expect(field).toBeVisible();
    await openPage(page, `${longService.route}#devis`);
    await expect(field).toBeVisible();
  });
});
