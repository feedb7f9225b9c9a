import { phone, address, heroPoints, languages, laptop, service } from './support/site';
import { expect, openPage, test } from './support/test';
import { titleOf } from './support/words';

/** The home page: the points on its picture, and how much of it a window shows. */

test('on a phone the page is short', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`home on a phone: ${height} px long`);
  expect(height).toBeLessThanOrEqual(8600);
});

if (heroPoints.length > 0)
  test('on a phone the points of the picture lead to services', async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, '/');
    const points = page.locator('.hero-hotspots__button');
    const card = page.locator('.hero-hotspots__card:popover-open');
    await expect(points).toHaveCount(heroPoints.length);

    const boxes = await Promise.all((await points.all()).map((point) => point.boundingBox()));
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => Math.abs(a!.x - b!.x) < 44 && Math.abs(a!.y - b!.y) < 44),
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
    await expect(page).toHaveURL(heroPoints[1]!.route);
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

test.describe('on a laptop, without script', () => {
  /** A laptop's low window. */

  test.use({ javaScriptEnabled: false, viewport: laptop });

  test('the company page shows its buttons on the first screen, in every language', async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(address('/lentreprise', language));
      await expect(page.locator('.banner__actions .btn-warning'), language).toBeInViewport({
        ratio: 1,
      });
    }
  });
});

test.describe('the bar of a phone', () => {
  test.use({ viewport: phone });

  test('the quick bar makes room for the form of the page that was gone to', async ({ page }) => {
    await openPage(page, '/contact');
    const bar = page.locator('.quick-bar');
    await page.locator('.footer summary').first().click();
    await page.locator(`.footer a[href="${service.route}"]`).click();
    await expect(page.locator('h1')).toHaveText(titleOf(service, 'fr'));
    await expect(bar).not.toHaveClass(/--away/);
    await page.locator('.quote-form__open').click();
    await page
      .locator('main textarea')
      .evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expect(bar).toHaveClass(/--away/);
  });

  test('on the contact page it comes when number and form have left the window', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    const bar = page.locator('.quick-bar');
    await expect(bar).toBeHidden();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar).toBeHidden();
  });

  test('its three words fit the narrowest phone, in every language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of languages) {
      await openPage(page, address('/lentreprise', language));
      for (const link of await page.locator('.quick-bar > a').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        const { overflow, size, lines } = await link.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element.lastChild!);
          return {
            overflow: element.scrollWidth - element.clientWidth,
            size: parseFloat(getComputedStyle(element).fontSize),
            lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
          };
        });
        expect({ overflow, size, lines }, language).toEqual({ overflow: 0, size: 16, lines: 1 });
      }
    }
  });

  test('a link that leads to a place of the page makes all of it at once', async ({ page }) => {
    await openPage(page, '/lentreprise');
    await page.locator('.quick-bar a[href="/contact#devis"]').click();
    await expect(page).toHaveURL(/contact#devis$/);
    await expect(page.locator('#devis')).toBeInViewport();
  });
});
