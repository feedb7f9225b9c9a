import { type Locator, mergeTests, type Page } from '@playwright/test';
import { changeMode, modes } from './support/axe';
import { faultsOfFocus, lookAtFocus, walk } from './support/focus';
import { test as plain } from './support/one-tab';
import {
  address,
  company,
  languages,
  languagesToRead,
  longService,
  service,
  services,
} from './support/site';
import { expect, openPage, test as quiet } from './support/test';
import { unreadableTexts } from './support/text';
import { titleOf } from './support/words';

/** The pages on the narrowest phones and at 400 % zoom, the longest titles beside their pictures, and the pages on paper. */

const test = mergeTests(plain, quiet);

for (const language of languagesToRead) {
  test(`the header in ${language} fits phones from 320 to 391 px`, async ({ page }) => {
    await openPage(page, address('/', language));
    const menuButton = page.locator('.header__menu-button');
    for (const width of [320, 345, 360, 361, 369, 375, 390, 391]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width').toBe(width);
      const margin = (await page.locator('main h1').first().boundingBox())?.x ?? 0;
      const button = await menuButton.boundingBox();
      expect(button && button.x + button.width, `${width} px`).toBeLessThan(width - margin + 1);
    }
  });
}

test('in a window of 320 x 256 px, a screen at 400 % zoom, nothing is hidden, and menu and form can be used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/contact');
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
  expect(await page.evaluate(unreadableTexts)).toEqual([]);

  await page.locator('.header__menu-button').click();
  const last = page.locator('dialog.side-menu a:visible').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const fields = page.locator('main form').locator('input:visible, textarea, button');
  await fields.first().focus();
  const seen = [await lookAtFocus(page)];
  for (let left = (await fields.count()) - 1; left > 0; left -= 1)
    seen.push(...(await walk(page, 'Tab', 1)));
  expect(seen.flatMap(faultsOfFocus)).toEqual([]);
});

/** The words of the title that end on another line than they begin. Runs in the page, so it uses nothing from outside. */
function brokenWords(): string[] {
  const text = document.querySelector('h1')?.firstChild;
  return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text!, index);
    range.setEnd(text!, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [word] : [];
  });
}

test('the longest titles keep their words whole, beside the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const language of languages) {
    const [longest] = services
      .map((each) => ({ ...each, length: titleOf(each, language).length }))
      .sort((a, b) => b.length - a.length);
    await openPage(page, address(longest!.route, language));
    expect(await page.evaluate(brokenWords), language).toEqual([]);
    const words = await page.locator('.banner__words').boundingBox();
    const picture = await page.locator('.banner__picture').boundingBox();
    expect(picture!.y).toBeLessThan(words!.y + words!.height);
  }
});

/** How far the picture of a page's head lies over what stands above or below it, px. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const picture = box('.hero__picture, .banner__picture');
    const words = box('.hero__words, .banner__words');
    const next = [
      ...document.querySelectorAll('main section + section h2, main section + section li'),
    ]
      .find((element) => element.checkVisibility())
      ?.getBoundingClientRect();
    if (!picture || !words) return 0;
    const isBeside = picture.left >= words.right - 1;
    return Math.max(
      isBeside ? 0 : words.bottom - picture.top,
      picture.bottom - (next?.top ?? Infinity),
    );
  });

/** How many of these elements a reader sees. */
const seen = (elements: Locator) => elements.filter({ visible: true }).count();

for (const path of ['/', longService.route, '/contact', '/privacy-policy'])
  test(`${path} is printed black on white from both modes, without menus and forms`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1047 }); // A4 within its margins
    await page.emulateMedia({ media: 'print' });
    await openPage(page, path);
    for (const mode of modes) {
      await changeMode(page, mode);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const heading of await page.locator('h1, h2').filter({ visible: true }).all())
        await expect(heading, mode).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    expect(await overlap(page)).toBeLessThanOrEqual(1);
    expect(await seen(page.locator('.accordion-sign, .icon-link'))).toBe(0);
    expect(await seen(page.locator('button, form, nav, dialog, .quick-bar'))).toBe(0);
    expect(
      await seen(page.locator(`a[href="tel:${company.phone.international}"]`)),
    ).toBeGreaterThan(0);
    await expect(page.getByText(company.address.street).last()).toBeVisible();
    // The ways of the contact block are those of the footer, which is printed.
    const closed = page.locator(
      ':is(main details > div, main [role=tabpanel]):not(.contact-block *)',
    );
    expect(await seen(closed)).toBe(await closed.count());
    for (const picture of await page
      .locator(
        'main picture > img:not(.call-to-action *, .other-services *, .banner__background *)',
      )
      .all())
      await expect(picture).toBeVisible();
  });

quiet('a service page is printed on as few sheets as its words need', async ({ page }) => {
  const sheets = async (path: string) => {
    await openPage(page, path);
    await page.mouse.wheel(0, 600); // The header that is sticky by then stays at the top of the first sheet.
    await expect(page.locator('.header')).toHaveClass(/sticky-top/);
    await page.waitForLoadState('networkidle');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type \/Page\b/g)?.length;
  };
  for (const { route, tools = [] } of [service, longService])
    expect(await sheets(route), route).toBeLessThanOrEqual(2 + Math.ceil(1.5 * tools.length));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.header')).toHaveCSS('position', 'static');
});
