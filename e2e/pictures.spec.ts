import {
  categories,
  desk,
  fallback,
  longService,
  phone,
  service,
  services,
  unavailable,
  withDetails,
} from './support/site';
import { expect, isLoaded, openPage, test } from './support/test';
import { type Page } from '@playwright/test';
import sharp from 'sharp';
import { modes } from './support/axe';
import { texts } from './support/words';

/** The address of the category that a service belongs to. */
const categoryOf = (each: { category: string }) =>
  categories.find(({ slug }) => slug === each.category)!.route;

test.describe('pictures', () => {
  /** No picture is lost, and the policy blocks nothing: errors of the console fail a test. Without script: no-script.spec.ts. */

  const details = '#details .gatsby-image-wrapper picture img';

  test.use({ viewport: desk });

  test('details show as they come near, and stay when the mode is toggled', async ({ page }) => {
    await openPage(page, longService.route);
    const images = page.locator(details);
    await expect(images).toHaveCount(longService.details.length);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => isLoaded(image)).toBe(true);
    }
    const elements = await images.elementHandles();
    for (const mode of ['dark', 'light']) {
      await page.locator('.header .colour-mode:visible').click();
      await expect(page.locator('body')).toHaveAttribute('data-bs-theme', mode);
      for (const element of elements) {
        expect(await element.isVisible()).toBe(true);
        expect(await element.evaluate((image) => getComputedStyle(image as Element).opacity)).toBe(
          '1',
        );
      }
      for (const image of await images.all()) expect(await isLoaded(image)).toBe(true);
    }
  });

  test('details show on a page that was reached by a click, in the dark too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, categoryOf(longService));
    await page.locator(`main a[href="${longService.route}"]`).first().click();
    await expect(page).toHaveURL(longService.route);
    const images = page.locator(details);
    await expect(images).toHaveCount(longService.details.length);
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('alt', /\S/);
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => isLoaded(image)).toBe(true);
      await expect(image).toHaveCSS('opacity', '1');
    }
  });

  /** The pictures in a PDF, where one with transparency has its opacity as a second image. */
  const picturesIn = (pdf: Buffer) => {
    const count = (part: RegExp) => pdf.toString('latin1').match(part)?.length ?? 0;
    return count(/\/Subtype \/Image/g) - count(/\/SMask /g);
  };

  for (const colorScheme of ['light', 'dark'] as const)
    test(`a page that nobody has scrolled is printed with all its pictures, from ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of [longService.route, '/lentreprise']) {
        await openPage(page, path);
        await page.emulateMedia({ colorScheme, media: 'print' });
        const shown = page.locator('main').locator('picture img').filter({ visible: true });
        const count = await shown.count();
        await page.emulateMedia({ colorScheme, media: null });
        expect(count).toBeGreaterThan(1);
        // The first one asks for what has not loaded yet.
        await expect
          .poll(async () => picturesIn(await page.pdf()), path)
          .toBeGreaterThanOrEqual(count);
      }
    });

  test('the hero’s alternative text can be read where its picture fails', async ({
    page,
    consoleErrors,
  }) => {
    await page.route(/\.(?:avif|webp|png|jpe?g)$/, (route) => route.abort());
    await page.goto('/');
    const colour = await page
      .locator('.hero__picture img')
      .first()
      .evaluate((image) => getComputedStyle(image).color);
    expect(colour).toMatch(/^rgb\(/);
    consoleErrors.length = 0;
  });
});

test.describe('the banner', () => {
  /** The banner's white title and its background image (specification, section 2). */

  /** Relative luminance of a colour (WCAG 2.2). */
  function luminance(...rgb: number[]): number {
    const [red = 0, green = 0, blue = 0] = rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** The lowest contrast of white with what lies behind the words of an element, anywhere in their box. */
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
    let brightest = 0;
    for (let at = 0; at < data.length; at += info.channels)
      brightest = Math.max(brightest, luminance(data[at]!, data[at + 1]!, data[at + 2]!));
    return 1.05 / (brightest + 0.05);
  }

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const withWhiteTitle = services.filter(({ banner }) => banner?.background && banner.whiteTitle);

  for (const { route, colorScheme } of withWhiteTitle.flatMap((each) =>
    modes.map((colorScheme) => ({ ...each, colorScheme })),
  ))
    test(`the white title of ${route} is white on its background image, and readable: ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const viewport of [phone, { width: 1280, height: 720 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport);
        await openPage(page, route);
        const background = page.locator('.banner__background img');
        await expect
          .poll(() => background.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const filled = await background.boundingBox();
        const banner = await page.locator('.banner').boundingBox();
        expect(filled).toEqual(banner);
        await expect(page.locator('h1')).toHaveCSS('color', 'rgb(255, 255, 255)');
        expect(await leastContrast(page, 'h1'), `${viewport.width} px`).toBeGreaterThanOrEqual(3);
        expect(await leastContrast(page, '.banner__lead')).toBeGreaterThanOrEqual(6);
      }
    });

  for (const each of withWhiteTitle)
    test(`the title of ${each.route} stays white on its own ground after other pages have brought their styles`, async ({
      page,
    }) => {
      await openPage(page, categoryOf(each));
      await page.locator(`main a[href="${each.route}"]`).first().click();
      await expect(page).toHaveURL(each.route);
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(255, 255, 255)');
      const ground = () =>
        page.locator('.banner').evaluate((banner) => getComputedStyle(banner).backgroundColor);
      expect(luminance(...(await ground()).match(/\d+/g)!.map(Number))).toBeLessThan(0.05);
    });
});

test.describe('the details of a service', () => {
  /** The details of the services: image and text in turn, and the link to them (specification, section 2). */

  /** Where the image and the words of each row lie, px, without the tilt and the reveal. */
  const rows = (page: Page) =>
    page.locator('#details article').evaluateAll((articles) =>
      articles.map((article) => {
        const box = (selector: string) => {
          const part = article.querySelector<HTMLElement>(selector)!;
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { left, right, top, bottom, width: part.clientWidth, height: part.clientHeight };
        };
        return {
          image: box('[data-main-image]'),
          words: box('h2, h3'),
          width: article.clientWidth,
        };
      }),
    );

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each image is 610 x 460, left and right of its words in turn', async ({ page }) => {
    for (const { route, details } of withDetails)
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, route);
        const found = await rows(page);
        expect(found, route).toHaveLength(details.length);
        expect(found.map(({ image }) => [image.width, image.height])).toEqual(
          details.map(() => [610, 460]),
        );
        const sides = found.map(({ image, words }) =>
          image.right <= words.left ? 'left' : image.left >= words.right ? 'right' : 'above',
        );
        expect(sides, `${route}, ${width} px`).toEqual(
          details.map((_, index) => (index % 2 === 0 ? 'left' : 'right')),
        );
      }
  });

  test('it is 610 x 460 in a smaller window too, above its words', async ({ page }) => {
    for (const width of [1071, 800, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, longService.route);
      for (const { image, words } of await rows(page)) {
        expect([image.width, image.height], `${width} px`).toEqual([610, 460]);
        expect(image.bottom).toBeLessThanOrEqual(words.top);
      }
    }
  });

  test('on a phone each image is as wide as its words, and above them', async ({ page }) => {
    await page.setViewportSize(phone);
    for (const { route, details } of withDetails) {
      await openPage(page, route);
      const found = await rows(page);
      expect(found, route).toHaveLength(details.length);
      for (const { image, words, width } of found) {
        expect(image.width, route).toBe(width);
        expect(image.width / image.height).toBeCloseTo(610 / 460, 1);
        expect(image.bottom).toBeLessThanOrEqual(words.top);
        expect(width).toBeGreaterThan(340);
      }
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

  for (const [size, viewport] of Object.entries({ phone, desk: { width: 1440, height: 900 } }))
    test(`on a ${size} the details begin within 1,300 px, below a whole contact block`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const { route } of withDetails) {
        await openPage(page, route);
        const [block, card, first] = await page.evaluate(() =>
          ['.contact-block', '.quote-form', '#details article'].map((selector) => {
            const { top, bottom, height } = document
              .querySelector(selector)!
              .getBoundingClientRect();
            return { top: top + window.scrollY, bottom: bottom + window.scrollY, height };
          }),
        );
        expect(first!.top, route).toBeLessThanOrEqual(1300);
        expect(first!.top, route).toBeGreaterThan(block!.bottom);
        expect(card!.height, route).toBeLessThanOrEqual(560);
      }
    });

  test('on a phone the quote card is a button, and opens for each way to it', async ({ page }) => {
    await page.setViewportSize(phone);
    const [first, second, third] = withDetails.map(({ route }) => route) as [
      string,
      string,
      string,
    ];
    await openPage(page, first);
    const field = page.locator('#devis [name=name]');
    await expect(field).toBeHidden();
    await page.locator('#devis').getByRole('button').first().click();
    await expect(field).toBeFocused();
    await field.fill('Anne');
    await openPage(page, first);
    await expect(field, 'with a draft in it').toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await openPage(page, second);
    await expect(field).toBeHidden();
    await page.locator('.quick-bar a[href="#devis"]').click();
    await expect(field, 'from the bar').toBeVisible();
    await openPage(page, `${third}#devis`);
    await expect(field, 'by its address').toBeVisible();
  });
});
