import { desk } from './support/site';
import { expect, isLoaded, openPage, test } from './support/test';

/** No picture is lost, and the policy blocks nothing: errors of the console fail a test. Without script: no-script.spec.ts. */

const details = '#details .gatsby-image-wrapper picture img';

test.use({ viewport: desk });

test('details show as they come near, and stay when the mode is toggled', async ({ page }) => {
  await openPage(page, '/service-Courant_Faible');
  const images = page.locator(details);
  await expect(images).toHaveCount(4);
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
  await openPage(page, '/service-details/Eletricite');
  await page.locator('main').getByRole('link', { name: 'Courant faible' }).click();
  await expect(page).toHaveURL('/service-Courant_Faible');
  const images = page.locator(details);
  await expect(images).toHaveCount(4);
  for (const image of await images.all()) {
    await expect(image).toHaveAttribute('alt', /\S/);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(image)).toBe(true);
    await expect(image).toHaveCSS('opacity', '1');
  }
});

/** Pictures with transparency in a PDF: each has its opacity as a second image. */
const transparentPictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/SMask /g)?.length ?? 0;

for (const colorScheme of ['light', 'dark'] as const)
  test(`a page that nobody has scrolled is printed with all its pictures, from ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/service-Courant_Faible', '/lentreprise']) {
      await openPage(page, path);
      await page.emulateMedia({ colorScheme, media: 'print' });
      const shown = page.locator('main').locator('picture img').filter({ visible: true });
      const count = await shown.count();
      await page.emulateMedia({ colorScheme, media: null });
      expect(count).toBeGreaterThan(1);
      // The first one asks for what has not loaded yet.
      await expect
        .poll(async () => transparentPictures(await page.pdf()), path)
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
