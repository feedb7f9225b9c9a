import {
  address,
  categories,
  company,
  phone,
  second,
  service,
  services,
  servicesOf,
} from '../__tests__/support/site';
import { expect, isLoaded, test } from './support/test';

/**
 * A visit without JavaScript. Its HTML is tested in `__tests__/site/no-script.test.ts`; a form is sent in
 * `quote.spec.ts`.
 */

test.use({ javaScriptEnabled: false });

test('every section and picture of a page is visible', async ({ page }) => {
  for (const route of ['/', service.route, '/referance']) {
    await page.goto(route);
    for (const section of await page.locator('main > section').all())
      await expect(section).toHaveCSS('opacity', '1');
    const pictures = page.locator('main .picture:visible, main .detail-picture');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      const image = picture.locator('picture img').filter({ visible: true });
      await expect(image, 'once').toHaveCount(1);
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveCSS('opacity', '1');
      await expect.poll(() => isLoaded(image)).toBe(true);
    }
  }
});

test('a page and its pictures are light, whatever mode the system is in', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal');
  const hero = page.locator('.hero__picture img').filter({ visible: true });
  await expect.poll(() => isLoaded(hero)).toBe(true);
  const file = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(file).toContain('/home_hero.');
});

test('the tabs show all their tiles', { tag: '@engines' }, async ({ page }) => {
  await page.goto(address('/', second));
  await expect(page.getByRole('tablist')).toBeHidden();
  const tiles = categories.flatMap((each) => servicesOf(each).slice(0, company.galleryTiles));
  await expect(page.locator('.tabs__panel a').filter({ visible: true })).toHaveCount(tiles.length);
});

test(
  'the services menu opens and leads to all services, and links lead to the languages',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/contact');
    const summary = page.locator('.services-menu summary');
    await summary.click();
    const links = page.locator('.services-menu__panel a');
    for (const { route } of [...categories, ...services])
      await expect(links.and(page.locator(`[href="${route}"]`))).toBeVisible();
    await summary.click();
    await expect(links.first()).toBeHidden();
    await page.locator('.header a[href="#site-languages"]').click();
    await expect(page.locator('#site-languages')).toBeInViewport();
    await page.locator(`#site-languages a[lang=${second}]`).click();
    await expect(page).toHaveURL(address('/contact', second));
  },
);

test(
  'on a phone the menu button leads to the links at the foot of the page',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address('/contact', second));
    await page.locator('.header__menu-button:visible').click();
    await expect(page).toHaveURL(/#site-links$/);
    const target = page.locator('#site-links');
    await expect(target).toBeInViewport();
    await target.locator('[data-category] > summary').last().click();
    const last = address(services.at(-1)!.route, second);
    await expect(target.locator(`a[href="${last}"]`)).toBeVisible();
  },
);
