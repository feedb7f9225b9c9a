import type { Locator, Page } from '@playwright/test';
import { errorsOf } from './support/axe';
import {
  address,
  company,
  fallback,
  laptop,
  type Language,
  languagesToRead,
  phone,
} from '../__tests__/support/site';
import { expect, openPage, scrollTo, test } from './support/test';
import { patternOf, texts } from '../__tests__/support/words';

/**
 * Visitors without power reach the right number from any page, step by step. Targets of answers are tested in
 * `__tests__/sections/PowerCut/`, the page without script in `__tests__/site/answers.test.ts`.
 */

test.use({
  viewport: phone,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The page with the questions. */
const route = '/service-Courant_Fort';

/** Low windows: phones with the bars of their browser, and a laptop. */
const lowWindows = [{ width: 360, height: 640 }, { width: 390, height: 664 }, laptop];

/** Texts of a page's questions, by their keys in `locales/`. */
function questionsOn(page: Page, language: Language) {
  const words = texts(language, 'power-cut');
  const { call, nav } = texts(language, 'common');
  return {
    words,
    nav,
    opener: page.getByRole('link', { name: call.breakdown, exact: true }),
    title: (name: string) => page.getByRole('heading', { name, exact: true }),
    answer: (key: keyof typeof words.answers) =>
      page.getByRole('button', { name: words.answers[key], exact: true }),
    back: page.getByRole('button', { name: words.back, exact: true }),
    close: page.getByRole('link', { name: words.close, exact: true }),
    /** Controls outside the section. */
    behind: page
      .locator('a, button, input, summary')
      .and(page.locator(':not(#power-cut *)'))
      .filter({ visible: true }),
  };
}

/** One of these links lies wholly in the window with nothing before it, large enough for a shaking thumb. */
async function expectAtHand(calls: Locator): Promise<void> {
  const isAtHand = () =>
    calls.evaluateAll((links) =>
      links.some((link) => {
        const { left, top, right, bottom, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && height >= 44 && link.contains(hit);
      }),
    );
  await expect.poll(isAtHand, { message: String(calls) }).toBe(true);
}

for (const language of languagesToRead)
  test(`on a phone the questions lead to whom to call: ${language}`, async ({ page }) => {
    const { words, opener, title, answer, back, behind } = questionsOn(page, language);
    const business = page.locator(`a[href="tel:${company.phone.international}"]`);
    await openPage(page, address('/referance', language));
    await opener.tap();
    await expect(title(words.life.question)).toBeFocused();
    for (const key of ['danger', 'injured', 'dependent', 'none'] as const)
      await expect(answer(key)).toBeInViewport({ ratio: 1 });
    await expect(behind).toHaveCount(0);
    expect(await errorsOf(page, { within: '#power-cut' })).toEqual([]);

    await answer('danger').tap();
    await expect(title(words.steps.danger.title)).toBeInViewport();
    const fireService = page.getByRole('link', { name: patternOf(words.call.fire) });
    await expectAtHand(fireService.filter({ visible: true }));
    expect(await errorsOf(page, { within: '#power-cut' })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 }); // at 400 %
    await fireService.filter({ visible: true }).scrollIntoViewIfNeeded();
    await expectAtHand(fireService.filter({ visible: true }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize(phone);

    await back.tap();
    await answer('none').tap();
    await answer('yes').tap();
    await expect(title(words.steps.street.title)).toBeInViewport();
    await answer('onlyMine').tap();
    await answer('levers').tap();
    await answer('yes').tap();
    await expect(title(words.steps.circuit.title)).toBeInViewport();
    await expectAtHand(business.filter({ visible: true }));
    await answer('notEnough').tap();
    await expect(title(words.steps.call.title)).toBeInViewport();
    await expectAtHand(business.filter({ visible: true }));
  });

/** Parts of a view within the window, and whether an arrow indicates that more follows. */
const look = (page: Page) =>
  page.evaluate(() => {
    const part = (name: string) => document.querySelector(`.wizard__${name}`);
    const call = part('call')?.getBoundingClientRect();
    const words = part('words')!.lastElementChild!.getBoundingClientRect();
    const root = document.documentElement;
    const arrow = part('more')?.firstElementChild;
    return {
      isWhole: root.scrollHeight <= innerHeight,
      hasArrow: Boolean(arrow && getComputedStyle(arrow).opacity === '1'),
      isCallInWindow: !call || call.bottom <= innerHeight,
      isLastWordFree: words.bottom <= (call?.top ?? innerHeight),
      overflow: root.scrollWidth - root.clientWidth,
    };
  });

/** Answers that lead to each view. */
const ways = [
  ['danger'],
  ['injured'],
  ['dependent'],
  ['none', 'yes'],
  ['none', 'no', 'levers', 'yes'],
  ['none', 'no', 'levers', 'no', 'yes'],
  ['none', 'no', 'fuses', 'yes'],
  ['none', 'no', 'unsafe'],
  ['none', 'no', 'levers', 'yes', 'worked'],
] as const;

for (const language of languagesToRead)
  test(`a low window shows every question whole, and of every step that more of it follows: ${language}`, async ({
    page,
  }) => {
    const { words, answer, back, title } = questionsOn(page, language);
    await page.setViewportSize(lowWindows[0]!);
    await openPage(page, `${address(route, language)}#power-cut`);
    await expect(title(words.life.question)).toBeInViewport();
    const expectReadable = async (name: string) => {
      for (const size of lowWindows) {
        const at = `${name} at ${size.width} x ${size.height}`;
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 0));
        const { isWhole } = await look(page);
        if (name.endsWith('?')) expect(isWhole, at).toBe(true);
        const begin = { hasArrow: !isWhole, isCallInWindow: true, overflow: 0 };
        await expect.poll(() => look(page), { message: at }).toMatchObject(begin);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const end = { hasArrow: false, isLastWordFree: true, overflow: 0 };
        await expect.poll(() => look(page), { message: at }).toMatchObject(end);
      }
    };
    /** The views that were looked at, and the steps in between, which have their own way. */
    const seen = new Set(ways.map((way) => `${way.join(' ')}?`));
    for (const way of ways) {
      for (const [index, key] of way.entries()) {
        const asked = `${way.slice(0, index).join(' ')}?`;
        if (!seen.has(asked)) await expectReadable(asked);
        seen.add(asked);
        await answer(key).click();
      }
      await expectReadable(way.join(' '));
      while (await back.isVisible()) await back.click();
    }
  });

test('Back leads to where the visitor was, and so it does after the section was closed', async ({
  page,
}) => {
  const { words, nav, opener, title, answer, close, behind } = questionsOn(page, fallback);
  await openPage(page, '/lentreprise');
  await scrollTo(page, 500);
  await opener.click();
  await answer('danger').click();
  await expect(title(words.steps.danger.title)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/lentreprise');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);

  await page.getByRole('button', { name: nav.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav.powerCut }).click();
  await expect(title(words.life.question)).toBeFocused();
  await expect(behind).toHaveCount(0);
  await close.click();
  await expect(behind).not.toHaveCount(0);
  await expect(title(words.title)).toBeInViewport();
  await expect(close).toBeHidden();
  await expect(page.locator('.power-cut__enter')).toBeFocused();
  await page.getByRole('link', { name: words.enter }).click();
  await expect(title(words.life.question)).toBeFocused();
  await expect(behind).toHaveCount(0);
  await page.goBack();
  await expect(behind).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/lentreprise');
});
