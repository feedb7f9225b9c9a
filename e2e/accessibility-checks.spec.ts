import { expect, type Page } from '@playwright/test';
import { errorsOf } from './support/axe';
import { faultsOfFocus, lookAtFocus } from './support/focus';
import { test } from './support/one-tab';
import { desk } from './support/site';
import { openPage } from './support/test';
import { unreadableTexts } from './support/text';

/** The checks that the other accessibility tests rely on find what is broken on purpose. */

test.use({ viewport: desk });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/contact');
});

/** Gives an element of the page a style of its own. */
const restyle = (page: Page, selector: string, style: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, text) => ((element as HTMLElement).style.cssText = text), style);

/** The rules of axe that the page breaks. */
const rules = async (page: Page) => (await errorsOf(page)).map((fault) => fault.split(':')[0]);

test('axe sees a picture without alt, faint words, a small target and a missing landmark', async ({
  page,
}) => {
  await page
    .locator('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<section><img src="/a"></section>'));
  expect(await rules(page)).toContain('image-alt');
  await restyle(page, 'main p', 'color: #999');
  expect(await rules(page)).toContain('color-contrast');
  const small = '<button aria-label="a" style="width: 10px; height: 10px; padding: 0"></button>';
  await page
    .locator('main section')
    .last()
    .evaluate((section, html) => section.insertAdjacentHTML('beforeend', html), small + small);
  expect(await rules(page)).toContain('target-size');
  await page.locator('main').evaluate((main) => main.setAttribute('role', 'presentation'));
  expect(await rules(page)).toContain('landmark-one-main');
});

test('a control without an outline, with a faint one, cut off or covered is seen', async ({
  page,
}) => {
  const link = 'main nav a';
  const look = async () => faultsOfFocus(await lookAtFocus(page));
  await page.keyboard.press('Tab');
  await page.locator(link).first().focus();
  expect(await look()).toEqual([]);
  await restyle(page, link, 'outline: 0');
  expect(await look()).toEqual([expect.stringContaining('has no outline')]);
  await restyle(page, link, 'outline-color: #ddd');
  expect(await look()).toEqual([expect.stringContaining('has contrast 1')]);
  await restyle(page, link, '');
  await restyle(page, 'main nav li', 'overflow: hidden');
  expect(await look()).toEqual([expect.stringContaining('is cut off')]);
  await restyle(page, 'main nav li', '');
  await restyle(page, 'header.header', 'height: 400px; margin-bottom: -300px');
  expect(await look()).toEqual([expect.stringContaining('is covered by')]);
});

test('a text that leaves the window, is cut off or lies over another is seen', async ({ page }) => {
  const look = () => page.evaluate(unreadableTexts);
  expect(await look()).toEqual([]);
  await restyle(page, 'main h1', 'white-space: nowrap; margin-left: 90vw');
  expect(await look()).toEqual([expect.stringContaining('leaves the window')]);
  await restyle(page, 'main h1', 'overflow: hidden; height: 0.3em');
  expect((await look()).join()).toContain('is cut off');
  await restyle(page, 'main h1', 'margin-bottom: -1em');
  expect((await look()).join()).toContain('lie over each other');
});
