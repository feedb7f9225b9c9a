import { readdirSync, readFileSync } from 'node:fs';
import { bytesOf, KB, pictureBudget, scriptBudget, visit } from './support/first-visit';
import { builtFile, categories, kinds, phone } from './support/site';
import { expect, test } from './support/test';

test.describe('a first visit on a phone', () => {
  /** What a first visit of the home page on a phone may cost, whatever the speed of the machine. */

  const budget = { fonts: 38 * KB, besidePictures: 210 * KB, requests: 20 };

  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  /** Code that a first visit does not need, by a text that only it has. */
  const later = {
    tilt: 'vanillaTilt=',
    carousel: 'carousel-controls',
    photographs: 'createImageBitmap',
    'web vitals': 'largest-contentful-paint',
  };

  test('the home page stays within the budget, without code that is used later', async ({
    page,
    baseURL,
  }) => {
    const requests = await visit(page, '/');
    const [script, fonts] = [bytesOf(requests, 'script'), bytesOf(requests, 'font')];
    expect(script).toBeGreaterThan(50 * KB);
    expect(script).toBeLessThanOrEqual(scriptBudget);
    expect(bytesOf(requests, 'image')).toBeLessThanOrEqual(pictureBudget);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(budget.fonts);
    expect(requests.filter((each) => new URL(each.url()).origin !== baseURL)).toEqual([]);
    const total = bytesOf(requests);
    console.log(`home on a phone: ${(total / KB).toFixed(1)} KB in ${requests.length} requests`);
    expect(requests.length).toBeLessThanOrEqual(budget.requests);
    expect(total - bytesOf(requests, 'image')).toBeLessThanOrEqual(budget.besidePictures);

    const listed = await page.locator('script[data-files]').getAttribute('data-files');
    const isFirst = (path: string) =>
      listed?.split(' ').includes(path) || /commons|templates-home/.test(path);
    const all = readdirSync('public').filter((file) => file.endsWith('.js'));
    const has = (files: string[], text: string) =>
      files.some((file) => readFileSync(builtFile(file), 'utf8').includes(text));
    const first = all.map((file) => `/${file}`).filter(isFirst);
    expect(first.length).toBeGreaterThan(3);
    for (const [what, text] of Object.entries(later)) {
      expect(has(first, text), `${what} among the first scripts`).toBe(false);
      expect(
        has(
          all.map((file) => `/${file}`),
          text,
        ),
        `${what} in the build`,
      ).toBe(true);
    }
  });
});

test.describe('pictures on a phone', () => {
  /**
   * What the pictures and scripts of a first visit on a phone may cost, without scrolling. The browser does not know how fast its
   * connection is, so what is "near" to it reaches as far as on a slow one. The densest screens take the largest pictures: the
   * site tests see that a larger one never has fewer bytes.
   */

  const budget = { page: 340 * KB };

  /** One page of each kind but the home page, and all categories, which have the most bytes. */
  const paths = [...new Set([...kinds.slice(1), ...categories.map(({ route }) => route)])];

  test.use({ viewport: phone, isMobile: true, deviceScaleFactor: 3 });

  for (const path of paths)
    test(`${path} loads few bytes of pictures and script, and few in total`, async ({ page }) => {
      const requests = await visit(page, path);
      const bytes = { pictures: bytesOf(requests, 'image'), script: bytesOf(requests, 'script') };
      const total = bytesOf(requests);
      const inKB = Object.entries({ ...bytes, total }).map(
        ([what, size]) => `${what} ${(size / KB).toFixed(1)} KB`,
      );
      console.log(`${path}: ${inKB.join(', ')}`);
      expect(bytes.script).toBeLessThanOrEqual(scriptBudget);
      expect(bytes.pictures).toBeLessThanOrEqual(pictureBudget);
      expect(total).toBeLessThanOrEqual(budget.page);
    });

  test('the carousel loads its picture and the next one, and one more each time it is turned', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/lentreprise');
    await page.locator('.project-carousel').scrollIntoViewIfNeeded();
    const pictures = page.locator('.project-slide img');
    const shown = pictures.filter({ visible: true });
    const isLoaded = (place: number) =>
      pictures.nth(place).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect(shown).toHaveCount(2);
    await expect.poll(() => isLoaded(1)).toBe(true);
    const last = (await pictures.count()) - 1;
    expect(await isLoaded(last)).toBe(false);
    const next = page.locator('.carousel-controls button').last();
    for (let count = 3; count <= last + 1; count += 1) {
      await next.click();
      await expect(shown).toHaveCount(count);
    }
    await expect.poll(() => isLoaded(last)).toBe(true);
  });
});
