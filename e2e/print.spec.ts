import type { Locator, Page } from '@playwright/test';
import { changeMode, modes } from './support/axe';
import { acceptedTexts, button, fill, openForm, receipt } from './support/forms';
import { address, company, languages, longService, service } from '../__tests__/support/site';
import { expect, openPage, test } from './support/test';
import { texts } from '../__tests__/support/words';

/** Printed pages. */

/** A4 within its margins, px. */
const sheet = { width: 718, height: 1047 };

test.use({ viewport: sheet });

/** How far the picture in a page's head overlaps the content above or below it, px. */
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

/** A6, mm. */
const card = { width: 105, height: 148 };

/** Number of visible elements. */
const seen = (elements: Locator) => elements.filter({ visible: true }).count();

for (const path of ['/', longService.route, '/contact', '/privacy-policy'])
  test(`${path} is printed black on white from both modes, without menus and forms`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await openPage(page, path);
    for (const mode of modes) {
      await changeMode(page, mode);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const heading of await page.locator('h1, h2').filter({ visible: true }).all())
        await expect(heading, mode).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    expect(await overlap(page)).toBeLessThanOrEqual(1);
    const rooms = await page
      .locator('body, main')
      .evaluateAll((all) =>
        all.map((each) => getComputedStyle(each).getPropertyValue('--section')),
      );
    expect(new Set(rooms).size, 'one room between sections, on every page').toBe(1);
    expect(await seen(page.locator('.accordion-sign, .icon-link'))).toBe(0);
    expect(await seen(page.locator('button, form, nav, dialog, .quick-bar'))).toBe(0);
    expect(
      await seen(page.locator(`a[href="tel:${company.phone.international}"]`)),
    ).toBeGreaterThan(0);
    await expect(page.getByText(company.address.street).last()).toBeVisible();
    // The footer, which is printed, has the contacts of the contact block.
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

test('the receipt of a request is printed, and the button that brings the form back is not', async ({
  page,
}) => {
  const form = await openForm(page, 'service');
  await form.locator('.quote-form__open').click();
  await fill(form, acceptedTexts());
  await button(form).click();
  await expect(receipt(form)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt(form).getByRole('heading')).toBeVisible();
  expect(await seen(page.locator('button, form'))).toBe(0);
});

test('the first sheet of a legal text has the beginning of the text, below its title', async ({
  page,
}) => {
  for (const path of ['/privacy-policy', '/terms-use']) {
    await openPage(page, path);
    const pdf = (await page.pdf({ format: 'A4', tagged: true, outline: true })).toString('latin1');
    const [, firstSheet] = /\/Type \/Pages\s+\/Count \d+\s+\/Kids \[(\d+)/.exec(pdf) ?? [];
    const [, ofFirstPart] = /\/Dest \[(\d+)/.exec(pdf) ?? []; // The outline begins below the title.
    expect(firstSheet, path).toBeDefined();
    expect(ofFirstPart, path).toBe(firstSheet);
  }
});

test('a service with four details fits three sheets, one with two tools seven; its header stays at the top', async ({
  page,
}) => {
  for (const [{ route }, sheets] of [
    [service, 7],
    [longService, 3],
  ] as const) {
    await openPage(page, route);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('.header')).toHaveClass(/sticky-top/);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length, route).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.header')).toHaveCSS('position', 'static');
    await page.emulateMedia({ media: null });
  }
});

for (const colorScheme of modes)
  test(`a page that nobody has scrolled is printed with all its pictures, from ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [longService.route, '/lentreprise']) {
      await openPage(page, path);
      await page.pdf(); // which asks for what has not loaded yet
      await page.emulateMedia({ colorScheme, media: 'print' });
      const pictures = page.locator('main picture img').filter({ visible: true });
      await expect
        .poll(() =>
          pictures.evaluateAll((all: HTMLImageElement[]) => all.map((each) => each.naturalWidth)),
        )
        .not.toContain(0);
      expect(await pictures.count()).toBeGreaterThan(1);
      await page.emulateMedia({ colorScheme, media: null });
    }
  });

for (const language of languages)
  test(`the card for the fuse box is printed alone, on one sheet of A6: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {}; // so that nobody ends it
    });
    await openPage(page, address('/service-Courant_Fort', language));
    const { sheet } = texts(language, 'power-cut');
    const print = page.getByRole('button', { name: sheet.print });
    await print.click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const mm = boxes.map((box) =>
      box.slice(1).map((side) => Math.round((Number(side) * 25.4) / 72)),
    );
    expect(mm).toEqual([[card.width, card.height]]);
    await print.click(); // The file has ended the printing.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(sheet.cover, { exact: true })).toBeVisible();
    expect(await seen(page.locator('main > :not(.power-cut), .header, .footer'))).toBe(0);
    await expect(page.getByText('#power-cut')).toBeVisible();
    const isWhole = await page
      .locator('.board-sheet')
      .evaluate((box) => box.scrollHeight <= box.clientHeight);
    expect(isWhole).toBe(true);
  });
