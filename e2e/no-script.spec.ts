import { expect, test } from '@playwright/test';
import {
  address,
  categories,
  fallback,
  company,
  heroPoints,
  languages,
  phone,
  second,
  service,
  services,
  servicesOf,
} from './support/site';
import { isLoaded } from './support/test';

/** A visit without JavaScript. What the HTML has for it is in `__tests__/site/no-script.test.ts`. */

test.use({ javaScriptEnabled: false });

for (const route of ['/', service.route, '/referance', '/no/such-page'])
  test(`every section and picture of ${route} is visible`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('lang', fallback);
    await expect(page.locator('h1')).toBeVisible();
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
    await expect(page.locator('form:visible [type=submit]').first()).toBeVisible();
  });

test(
  'the points of the picture are a list, the tabs show all their tiles',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(address('/', second));
    await expect(page.getByRole('tablist')).toBeHidden();
    const points = page.locator('.hero__points a');
    await expect(points).toHaveCount(heroPoints.length);
    for (const point of await points.all()) await expect(point).toBeVisible();
    const tiles = page.locator('.tabs__panel a');
    const shown = categories.flatMap((each) => servicesOf(each).slice(0, company.galleryTiles));
    await expect(tiles).toHaveCount(shown.length);
    for (const tile of await tiles.all()) await expect(tile).toBeVisible();
    await tiles.last().click();
    await expect(page).toHaveURL(address(shown.at(-1)!.route, second));
  },
);

test('the services menu opens and leads to all services', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/contact');
  await page.locator('.services-menu summary').click();
  const links = page.locator('.services-menu__panel a');
  for (const { route } of [...categories, ...services])
    await expect(links.and(page.locator(`[href="${route}"]`))).toBeVisible();
  await page.locator('.services-menu summary').click();
  await expect(links.first()).toBeHidden();
});

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
    await target.locator('summary').last().click();
    const last = address(services.at(-1)!.route, second);
    await expect(target.locator(`a[href="${last}"]`)).toBeVisible();
  },
);

test('the accordion works, one entry open at a time', { tag: '@engines' }, async ({ page }) => {
  await page.goto(service.route);
  const entries = page.locator('.contact-block .accordion-item');
  await expect(entries.first().locator('a')).toBeVisible();
  await entries.last().locator('summary').click();
  await expect(entries.last().locator('a')).toBeVisible();
  await expect(entries.first().locator('a')).toBeHidden();
  await page.locator('.contact-block a[href="#details"]').click();
  await expect(page.locator('#details')).toBeInViewport();
});

test.describe('for a visitor who reads another language', () => {
  test.use({ locale: second });

  test('an address without prefix stays as it is', async ({ page }) => {
    await page.goto('/contact?a=1');
    await expect(page).toHaveURL('/contact?a=1');
    await expect(page.locator('html')).toHaveAttribute('lang', fallback);
  });

  test('languages switch by links, from the header and the footer', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('.header a[href="#site-languages"]').click();
    await expect(page.locator('#site-languages')).toBeInViewport();
    for (const language of [...languages.filter((each) => each !== fallback), fallback]) {
      await page.locator(`#site-languages a[lang=${language}]`).click();
      const query = language === fallback ? `?lng=${fallback}` : '';
      await expect(page).toHaveURL(`${address('/contact', language)}${query}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toBeVisible();
    }
  });
});
