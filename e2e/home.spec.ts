import { address, languagesToRead, laptop, phone, service } from '../__tests__/support/site';
import { expect, openPage, test } from './support/test';

/** The first screen: the home page's picture, its form, the bar of a phone. */

test('a laptop and a phone show the whole island in their first window', async ({ page }) => {
  const picture = page.locator('.hero__picture');
  await page.setViewportSize(laptop);
  await openPage(page, '/');
  await expect(picture).toBeInViewport({ ratio: 1 });
  const words = (await page.locator('.hero__words').boundingBox())!;
  // A twentieth of the picture is empty above and below the island.
  const { y, height } = (await picture.boundingBox())!;
  expect(y + height / 20).toBeGreaterThan(words.y + words.height);

  await page.setViewportSize(phone);
  const box = (await picture.boundingBox())!;
  const bar = (await page.locator('.quick-bar').boundingBox())!;
  expect(box.y + box.height * 0.95).toBeLessThan(bar.y);
  // So does the phone the quote, and nothing covers it.
  const quote = (await page.locator('.hero .quote-form__open').boundingBox())!;
  expect(quote.y + quote.height).toBeLessThan(bar.y);
  expect(quote.y + quote.height).toBeLessThan(box.y + box.height / 10);
});

test('a laptop shows the whole form, and its errors do not move the picture', async ({ page }) => {
  await page.setViewportSize(laptop);
  await openPage(page, '/');
  const button = page.locator('.hero [type=submit]');
  await expect(button).toBeInViewport({ ratio: 1 });
  const picture = page.locator('.hero__picture');
  const before = await picture.boundingBox();
  await button.click();
  await expect(page.locator('.hero .invalid-feedback').first()).toBeVisible();
  expect(await picture.boundingBox()).toEqual(before);
});

test('each colour mode loads its own pictures, and nothing of the other', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const shown = () =>
    page
      .locator('.hero .picture img')
      .evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''));
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  await expect.poll(shown).toContain('home_hero_night');
  expect(loaded.filter((url) => url.includes('/home_hero.'))).toEqual([]);

  await page.locator('.header__tools .colour-mode').click();
  await expect.poll(shown).toContain('/home_hero.');

  // Light mode on a dark system, before the page's scripts load.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  await expect.poll(shown).toContain('/home_hero.');
});

for (const language of languagesToRead)
  test(`in ${language} a laptop shows the buttons of the company page, the narrowest phone the three words of its bar`, async ({
    page,
  }) => {
    await page.setViewportSize(laptop);
    await openPage(page, address('/lentreprise', language));
    await expect(page.locator('.banner__actions .btn-action')).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 320, height: 640 });
    for (const link of await page.locator('.quick-bar > a').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const shown = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild!);
        return {
          overflow: element.scrollWidth - element.clientWidth,
          size: parseFloat(getComputedStyle(element).fontSize),
          lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
        };
      });
      expect(shown).toEqual({ overflow: 0, size: 16, lines: 1 });
    }
  });

test('the bar of a phone goes for the form, and comes again', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/contact');
  const bar = page.locator('.quick-bar');
  await expect(bar).toBeVisible();
  await page.locator('#devis textarea').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.locator('.footer [data-category] > summary').first().click();
  await expect(bar).toBeVisible();
  await page.locator(`.footer a[href="${service.route}"]`).click();
  await expect(page).toHaveURL(service.route);
  await expect(bar).not.toHaveClass(/--away/);
  await page.locator('.quote-form__open').click();
  await page
    .locator('main textarea')
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect(bar).toHaveClass(/--away/);
});

test('a link of the bar that leads to a place of another page makes all of it at once', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/lentreprise');
  await page.locator('.quick-bar a[href="/contact#devis"]').click();
  await expect(page).toHaveURL(/contact#devis$/);
  await expect(page.locator('#devis')).toBeInViewport();
});
