import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { modes } from './support/axe';
import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** The banner's white title and its background image (specification, section 2). */

const route = '/service-Securite';

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(...rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast of white with what lies behind an element, anywhere in its box. */
async function leastContrast(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector);
  await element.scrollIntoViewIfNeeded();
  await element.evaluate((text: HTMLElement) => (text.style.color = 'transparent'));
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let at = 0; at < data.length; at += info.channels)
    brightest = Math.max(brightest, luminance(data[at]!, data[at + 1]!, data[at + 2]!));
  return 1.05 / (brightest + 0.05);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of modes)
  test(`a white title is white on its background image, and readable: ${colorScheme}`, async ({
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

test('the title stays white on its own ground after other pages have brought their styles', async ({
  page,
}) => {
  await openPage(page, '/service-details/Eletricite');
  await page.locator(`main a[href="${route}"]`).first().click();
  await expect(page).toHaveURL(route);
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('.banner')).toHaveCSS('background-color', 'rgb(20, 48, 92)');
});
