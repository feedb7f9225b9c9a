import { expect, type Page } from '@playwright/test';
import { modes } from './support/axe';
import { movements, withoutEdge } from './support/computed-styles';
import { faultsOfFocus, lookAtFocus } from './support/focus';
import { test } from './support/one-tab';
import { address, kinds, languagesToRead, phone } from './support/site';
import { atRest, openPage } from './support/test';
import { unreadableTexts } from './support/text';

/** Larger text, more space between letters, system colours and no motion: one page of each kind stays readable. */

const desk = { width: 1280, height: 900 };

test.use({ viewport: desk });

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
  test(`${path} is readable at 200 %, with wide spacing, without motion, in system colours`, async ({
    page,
  }) => {
    await openPage(page, path);
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
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectReadable(page, 'text size');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '16px');

    await addRules(page, spacing);
    await expectReadable(page, 'spacing on a desk');
    await page.setViewportSize(phone);
    await expectReadable(page, 'spacing on a phone');
  });

test('in system colours the chosen and the focused control differ from the rest', async ({
  page,
}) => {
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        const { backgroundColor, borderBottomColor, borderBottomWidth, color } = style;
        return [backgroundColor, borderBottomColor, borderBottomWidth, color].join(' ');
      });
  const expectVisibleFocus = async () => expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
  for (const colorScheme of modes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openPage(page, '/');
    const tab = '[role=tab][aria-selected=true]';
    expect(await look(tab)).not.toBe(await look('[role=tab][aria-selected=false]'));
    await page.locator(tab).focus();
    for (const key of ['ArrowRight', 'Tab']) {
      await page.keyboard.press(key);
      await expectVisibleFocus();
    }

    await page.locator('.header__tools [aria-haspopup=dialog]').first().press('Enter');
    await page.keyboard.press('Space');
    const other = '.language-picker :not(:checked)[type=radio]';
    expect(await look('.language-picker :checked')).not.toBe(await look(other));
    await expectVisibleFocus();
    expect(await page.evaluate(withoutEdge)).toEqual([]);
  }
});
