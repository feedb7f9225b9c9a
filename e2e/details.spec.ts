import type { Page } from '@playwright/test';
import services from '../data/services.json';
import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** The details of the services: image and text in turn, and the link to them (specification, section 2). */

const withDetails = services.filter(({ details }) => details.length > 0);

/** Where the image and the words of each row lie, px, without the tilt and the reveal. */
const rows = (page: Page) =>
  page.locator('#details article').evaluateAll((articles) =>
    articles.map((article) => {
      const box = (selector: string) => {
        const part = article.querySelector<HTMLElement>(selector)!;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, top, bottom, width: part.clientWidth, height: part.clientHeight };
      };
      return { image: box('[data-main-image]'), words: box('h2, h3'), width: article.clientWidth };
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
    await openPage(page, '/service-Courant_Faible');
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

test('"view details" leads to the details of every service, also where they say that there are none', async ({
  page,
}) => {
  for (const { route, details } of services) {
    await openPage(page, route);
    await page.locator('.contact-block').getByRole('link', { name: 'Voir les détails' }).click();
    await expect(page.locator('#details'), route).toBeFocused();
    await expect(page.locator('#details')).toBeInViewport();
    if (details.length === 0)
      await expect(page.locator('#details')).toHaveText('Temporairement indisponible\u202f!');
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
          const { top, bottom, height } = document.querySelector(selector)!.getBoundingClientRect();
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
  await openPage(page, '/service-Courant_Fort');
  const field = page.locator('#devis [name=name]');
  await expect(field).toBeHidden();
  await page.locator('#devis').getByRole('button', { name: 'Demandez votre devis' }).click();
  await expect(field).toBeFocused();
  await field.fill('Anne');
  await openPage(page, '/service-Courant_Fort');
  await expect(field, 'with a draft in it').toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await openPage(page, '/service-Web');
  await expect(field).toBeHidden();
  await page.locator('.quick-bar a[href="#devis"]').click();
  await expect(field, 'from the bar').toBeVisible();
  await openPage(page, '/service-Audiovisuel#devis');
  await expect(field, 'by its address').toBeVisible();
});
