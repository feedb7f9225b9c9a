import type { Page } from '@playwright/test';
import { movements, withoutEdge } from './support/computed-styles';
import { faultsOfFocus, lookAtFocus, walk } from './support/focus';
import { fill, formNames, openForm } from './support/forms';
import {
  address,
  desk,
  everything,
  fallback,
  kinds,
  type Language,
  languagesToRead,
  laptop,
  pages,
  phone,
  service,
  services,
  visitedPages,
} from '../__tests__/support/site';
import { atRest, expect, openPage, test, whenReady } from './support/test';
import { cutWords, expectToFit, narrowest, unreadableTexts } from './support/text';
import { titleOf } from '../__tests__/support/words';

/** Every page loads without layout shifts and is readable in every window and at every text size. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Heights of the parts of the page on a phone and a desktop, px. Both windows are high enough to load all of it. */
async function heights(page: Page): Promise<number[][]> {
  const found: number[][] = [];
  for (const { width } of [phone, desk]) {
    await page.setViewportSize({ width, height: 14_000 });
    // The space reserved for the estimate is measured together with it.
    const parts = page.locator('main > section:not(.solar-estimate), footer');
    const boxes = parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
    found.push((await boxes).map(({ height }) => Math.round(height)));
  }
  return found;
}

/** Delays the page's pictures until they are released. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(?:avif|webp|png)$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether all displayed pictures have loaded. Runs in the page. */
const haveCome = (images: HTMLImageElement[]) =>
  images.every(
    (image) => !image.checkVisibility({ contentVisibilityAuto: true }) || image.naturalWidth > 0,
  );

/** Maximum height of a page on a phone in the default language, px. A tenth more is allowed for content. */
const longest: Partial<Record<string, number>> = {
  '/': 4650,
  '/lentreprise': 4300,
  '/referance': 4400,
  '/contact': 3250,
  '/service-Courant_Fort': 5150,
  '/service-Courant_Faible': 4800,
  '/service-Web': 4850,
  '/service-Productiondenergie': 7000,
  '/service-Maintenance': 3550,
  '/service-Stockagedenergie': 3000,
  '/service-StrategieSociale': 2600,
  '/service-details/Informatique': 2650,
  '/privacy-policy': 4850,
  '/404': 1450,
};

for (const { path } of everything ? pages : pages.filter(({ language }) => language === fallback))
  test(`${path} starts without an error, and nothing moves when its pictures come`, async ({
    page,
  }) => {
    const release = await holdPictures(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const before = await heights(page);
    release();
    await whenReady(page);
    await expect.poll(() => page.locator('main img').evaluateAll(haveCome)).toBe(true);
    expect(await heights(page)).toEqual(before);
    await page.setViewportSize(phone);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, 'on a phone').toBeLessThan((longest[path] ?? Infinity) * 1.1);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toBeVisible();
  });

test('a title is larger than the headings below it', async ({ page }) => {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  for (const path of ['/', '/referance', '/lentreprise', service.route]) {
    await openPage(page, path);
    for (const size of [
      phone,
      { width: 768, height: 1024 },
      laptop,
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const headings = await page
        .locator('main h2:visible')
        .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
      const title = await page.locator('h1').evaluate(sizeOf);
      expect(title, `${path}, ${size.width} px`).toBeGreaterThan(Math.max(...headings));
    }
  }
});

/** Parts that stand elsewhere than in the document: on a slow line a later part would push an earlier one away. */
const movedParts = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((all) =>
      all
        .filter((part) => getComputedStyle(part).order !== '0')
        .map((part) => part.getAttribute('class')),
    );

/** Sets the text size that a visitor has chosen in the browser, px. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  /** The narrowest window with columns side by side, px. */
  const smallDesk = { width: 1000, height: 800 };

  const longestTitle = (language: Language) =>
    [...services].sort((a, b) => titleOf(b, language).length - titleOf(a, language).length)[0]!;

  for (const path of new Set([
    ...visitedPages
      .filter(({ language }) => languagesToRead.includes(language))
      .map((each) => each.path),
    ...languagesToRead.map((language) => address(longestTitle(language).route, language)),
    '/no-such-page',
  ]))
    test(`${path} fits windows from 320 px, with text of 32 px too, and cuts no word`, async ({
      page,
    }) => {
      // Opened in the window that it is read in: after a resize Chromium sometimes leaves the lines of the cards as
      // wide as they were.
      await page.setViewportSize(narrowest);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      await expectToFit(page);
      for (const size of [phone, smallDesk]) {
        await page.setViewportSize(size);
        expect(await cutWords(page), `${size.width} px`).toEqual([]);
        if (size === phone) expect(await movedParts(page)).toEqual([]);
      }
      if (services.some(({ route }) => path.endsWith(route))) {
        const words = await page.locator('.banner__words').boundingBox();
        const picture = await page.locator('.banner__picture').boundingBox();
        expect(picture!.y, 'beside the title').toBeLessThan(words!.y + words!.height);
      }
      for (const size of everything ? [20, 24, 32] : [32]) {
        await setTextSize(page, size);
        for (const width of [320, 390, 600, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const own = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(own, `text of ${size} px`).toBe(width);
        }
      }
    });
});

async function expectReadable(page: Page, how: string): Promise<void> {
  await atRest(page);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond, how).toBe(0);
  expect(await page.evaluate(unreadableTexts), how).toEqual([]);
}

/** WCAG 1.4.12; text in a drawing is part of the drawing. */
const spacing = `
  :not(svg, svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  svg { letter-spacing: normal !important; word-spacing: normal !important; }
  p { margin-bottom: 2em !important; }
`;

/** Adds a visitor's own rules. The page's security policy does not apply to them. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

for (const path of [...kinds, '/no/such-page'].flatMap((route) =>
  languagesToRead.map((language) => address(route, language)),
))
  test(`${path} is readable at 320 px, at 200 %, with wide spacing, without motion, in system colours`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expectToFit(page);
    expect(await page.evaluate(movements)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(movements)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(withoutEdge), `system colours, ${size.width} px`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: desk.width / 2, height: desk.height / 2 });
    await expectReadable(page, 'zoom');
    await page.setViewportSize(desk);
    await setTextSize(page, 32);
    await expectReadable(page, 'text size');
    await setTextSize(page, 16);
    await addRules(page, spacing);
    await expectReadable(page, 'spacing on a desk');
    await page.setViewportSize(phone);
    await expectReadable(page, 'spacing on a phone');
  });

for (const language of languagesToRead)
  test(`the header in ${language} fits phones from 320 to 391 px`, async ({ page }) => {
    await openPage(page, address('/', language));
    for (const width of [320, 345, 360, 361, 369, 375, 390, 391]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width').toBe(width);
      const margin = (await page.locator('main h1').first().boundingBox())?.x ?? 0;
      const button = await page.locator('.header__menu-button:visible').boundingBox();
      expect(button && button.x + button.width, `${width} px`).toBeLessThan(width - margin + 1);
    }
  });

test('in a window of 320 x 256 px, a screen at 400 % zoom, nothing is hidden, and menu and form can be used', async ({
  page,
}) => {
  await page.setViewportSize({ width: narrowest.width, height: 256 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/contact');
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
  expect(await page.evaluate(unreadableTexts)).toEqual([]);

  await page.locator('.header__menu-button:visible').click();
  const last = page.locator('dialog.side-menu a:visible').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const fields = page.locator('main form').locator('input:visible, textarea, button');
  await fields.first().focus();
  const seen = [await lookAtFocus(page), ...(await walk(page, 'Tab', (await fields.count()) - 1))];
  expect(seen.flatMap(faultsOfFocus)).toEqual([]);
});

/** Typical input of visitors near Geneva. */
const usual = {
  name: 'Maria da Conceição',
  surname: 'Fernandes Almeida',
  email: 'maria.fernandes@bluewin.ch',
  phone: '+41 22 000 00 00',
};

for (const form of formNames)
  test(`no field of the form ${form} cuts a usual name, number or address`, async ({ page }) => {
    const fields = await openForm(page, form);
    await fill(fields, usual);
    for (const width of [360, 390, 457, 505, 611, 640, 720, 768, 992, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await fields.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      const cut = await fields
        .locator('input:visible')
        .evaluateAll((all) =>
          (all as HTMLInputElement[])
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ name }) => name),
        );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
