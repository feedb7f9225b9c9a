import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** The home page: the points on its picture, and how much of it a window shows. */

test('on a phone the page is short, and the points of its picture lead to services', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/');
  const points = page.locator('.hero-hotspots__button');
  const card = page.locator('.hero-hotspots__card:popover-open');
  await expect(points).toHaveCount(8);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`home on a phone: ${height} px long`);
  expect(height).toBeLessThanOrEqual(8600);

  const boxes = await Promise.all((await points.all()).map((point) => point.boundingBox()));
  const overlaps = boxes.flatMap((a, index) =>
    boxes.slice(index + 1).filter((b) => Math.abs(a!.x - b!.x) < 44 && Math.abs(a!.y - b!.y) < 44),
  );
  expect(overlaps).toEqual([]);
  expect(boxes.filter((box) => box!.width < 44 || box!.height < 44)).toEqual([]);

  await points.first().press('Enter');
  await expect(card).toHaveCount(1);
  await expect(card).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(points.first()).toBeFocused();

  await points.nth(1).click();
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/service-Securite');
});

test('a laptop shows the whole form, and its errors do not move the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
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
    page.locator('.hero .picture img').evaluate((image: HTMLImageElement) => {
      return image.complete ? image.currentSrc : '';
    });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  await expect.poll(shown).toContain('home_hero_night');
  expect(loaded.filter((url) => url.includes('/home_hero.'))).toEqual([]);

  await page.locator('.header__tools .colour-mode').click();
  await expect.poll(shown).toContain('/home_hero.');

  // Light although the system is dark: right before the page's scripts come.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  await expect.poll(shown).toContain('/home_hero.');
});
