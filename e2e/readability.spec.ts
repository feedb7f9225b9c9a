import { expect, type Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { changeMode, errorsOf, modes } from './support/axe';
import { faultsOfFocus, lookAtFocus } from './support/focus';
import { test } from './support/one-tab';
import { openPage } from './support/ready';
import { address, telling } from './support/site';
import { unreadableTexts } from './support/text';
import { phone } from './support/viewports';

/** How the page stands what visitors do to it: larger text, more room, system colours, no motion. */

const desk = { width: 1280, height: 900 };
const kinds = [
  '/',
  '/contact',
  '/lentreprise',
  '/referance',
  '/privacy-policy',
  '/service-Courant_Faible',
  '/service-Productiondenergie',
  '/service-details/Eletricite',
  '/no/such-page',
];

test.use({ viewport: desk });

async function expectReadable(page: Page, how: string): Promise<void> {
  await atRest(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, how).toBe(clientWidth);
  expect(await page.evaluate(unreadableTexts), how).toEqual([]);
}

/** WCAG 1.4.12; what is written in a picture is part of the picture. */
const spacing = `
  :not(svg, svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  svg { letter-spacing: normal !important; word-spacing: normal !important; }
  p { margin-bottom: 2em !important; }
`;

/** Rules that no security policy of the page keeps out, as a visitor's own are not. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

for (const path of kinds.flatMap((route) => telling.map((each) => address(route, each)))) {
  test.describe(path, () => {
    test('can be read at 200 %, by zoom and by the text size of the browser', async ({ page }) => {
      await openPage(page, path);
      await page.setViewportSize({ width: desk.width / 2, height: desk.height / 2 });
      await expectReadable(page, 'zoom');
      await page.setViewportSize(desk);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expectReadable(page, 'text size');
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    });

    test('can be read with more room between letters, words and lines', async ({ page }) => {
      await openPage(page, path);
      await addRules(page, spacing);
      await expectReadable(page, 'desk');
      await page.setViewportSize(phone);
      await expectReadable(page, 'phone');
    });
  });
}

/** Rules of the page that let something take time in spite of the wish for less motion. */
function movements(): string[] {
  const seconds = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time)));
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    ['', '::before', '::after', '::backdrop'].flatMap((part) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(
        element,
        part,
      );
      const moves =
        seconds(transitionDuration) > 0.01 ||
        (animationName !== 'none' && seconds(animationDuration) > 0.01);
      return moves ? [`${element.localName}.${element.className}${part}`] : [];
    }),
  );
}

for (const path of kinds) {
  test(`with reduced motion nothing of ${path} moves`, async ({ page }) => {
    await openPage(page, path);
    expect(await page.evaluate(movements)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(movements)).not.toEqual([]);
  });
}

test.describe('in the colours of the system', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  });

  /** Scripts read the page's own colour of a text where the system shows another. */
  const seen = (page: Page) => errorsOf(page, ['color-contrast']);

  /** Controls whose box would not show: backgrounds are the system's, every border has a colour that stands out. */
  function withoutEdge(): string[] {
    const boxed =
      'button:not([role=tab]), input:not([type=hidden], [tabindex="-1"]), select, textarea, .btn, .chip, .icon-button';
    return [...document.querySelectorAll(boxed)]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        return parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none';
      })
      .map((control) => `${control.localName}.${control.className}`);
  }

  /** How an element looks to who sees no colours but the system's. */
  const look = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, borderBottomWidth, color } =
          getComputedStyle(element);
        return [backgroundColor, borderBottomColor, borderBottomWidth, color].join(' ');
      });

  for (const path of kinds) {
    test(`${path} has nothing for axe to find, and every control has an edge`, async ({ page }) => {
      await openPage(page, path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const mode of modes) {
          await changeMode(page, mode);
          expect(await seen(page), `${mode}, ${width} px`).toEqual([]);
          expect(await page.evaluate(withoutEdge), `${mode}, ${width} px`).toEqual([]);
        }
      }
    });
  }

  test('what is chosen and what has the focus can be told from the rest', async ({ page }) => {
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode });
      await openPage(page, '/');
      expect(await look(page, '[role=tab][aria-selected=true]')).not.toBe(
        await look(page, '[role=tab][aria-selected=false]'),
      );
      await page.locator('[role=tab][aria-selected=true]').focus();
      await page.keyboard.press('ArrowRight');
      expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
      await page.keyboard.press('Tab');
      expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);

      await openPage(page, '/referance');
      await page.locator('.project-filter button').nth(1).press('Enter');
      expect(await look(page, '.chip[aria-pressed=true]')).not.toBe(
        await look(page, '.chip[aria-pressed=false]'),
      );
      expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);

      await page.locator('.header__tools [aria-haspopup=dialog]').first().press('Enter');
      expect(await look(page, '.language-picker :checked')).not.toBe(
        await look(page, '.language-picker :not(:checked)[type=radio]'),
      );
      expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
      expect(await page.evaluate(withoutEdge)).toEqual([]);
      expect(await seen(page)).toEqual([]);
    }
  });
});
