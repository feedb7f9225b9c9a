import type { Locator, Page } from '@playwright/test';
import { errorsOf } from './support/axe';
import { walkTo } from './support/focus';
import { address, company, fallback, type Language, languagesToRead, phone } from './support/site';
import { expect, openPage, test } from './support/test';
import { expectAccessible, expectToFit } from './support/text';
import { patternOf, texts } from './support/words';

/**
 * Somebody without power comes from any page to the right number, step by step. Which answer leads where is in
 * `__tests__/sections/PowerCut.test.tsx`, what is there without script in `__tests__/site/answers.test.ts`.
 */

test.use({
  viewport: phone,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The page that has the questions in itself. */
const route = '/service-Courant_Fort';

/** What the questions of a page say, by their keys in `locales/`. */
function questionsOn(page: Page, language: Language) {
  const words = texts(language, 'power-cut');
  const { call } = texts(language, 'common');
  return {
    words,
    opener: page.getByRole('link', { name: call.breakdown, exact: true }),
    title: (name: string) => page.getByRole('heading', { name, exact: true }),
    answer: (key: keyof typeof words.answers) =>
      page.getByRole('button', { name: words.answers[key], exact: true }),
    back: page.getByRole('button', { name: words.back, exact: true }),
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
  test(`on a phone without a network the questions lead to whom to call: ${language}`, async ({
    page,
    consoleErrors,
  }) => {
    const { words, opener, title, answer, back } = questionsOn(page, language);
    const business = page.locator(`a[href="tel:${company.phone.international}"]`);
    await openPage(page, address('/referance', language));
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await opener.tap();
    await expect(title(words.life.question)).toBeInViewport();
    for (const key of ['danger', 'injured', 'dependent', 'none'] as const)
      await expect(answer(key)).toBeInViewport({ ratio: 1 });
    expect(await errorsOf(page)).toEqual([]);

    await answer('danger').tap();
    await expect(title(words.steps.danger.title)).toBeInViewport();
    const fireService = page.getByRole('link', { name: patternOf(words.call.fire) });
    await expectAtHand(fireService);
    expect(await errorsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 }); // at 400 %
    await fireService.last().scrollIntoViewIfNeeded();
    await expectAtHand(fireService);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize(phone);

    await back.tap();
    await answer('none').tap();
    await answer('yes').tap();
    await expect(title(words.steps.street.title)).toBeInViewport();
    await answer('onlyMine').tap();
    await answer('yes').tap();
    await expect(title(words.steps.circuit.title)).toBeInViewport();
    await expectAtHand(business);
    await answer('notEnough').tap();
    await expect(title(words.steps.call.title)).toBeInViewport();
    await expectAtHand(business);
    // What the page fetches ahead fails without a network, as it may.
    const others = consoleErrors.filter(
      (error) => !/INTERNET_DISCONNECTED|Loading chunk/.test(error),
    );
    consoleErrors.splice(0, consoleErrors.length, ...others);
  });

test('Back leads to where the visitor was; who has the power back comes to the form', async ({
  page,
}) => {
  const { words, opener, title, answer } = questionsOn(page, fallback);
  const { nav } = texts(fallback, 'common');
  await openPage(page, '/lentreprise');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await opener.click();
  await expect(title(words.life.question)).toBeInViewport();
  await answer('danger').click();
  await page.goBack();
  await expect(page).toHaveURL('/lentreprise');
  await expect(title(words.steps.danger.title)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);

  await page.getByRole('button', { name: nav.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav.powerCut }).click();
  for (const key of ['none', 'no', 'yes', 'worked'] as const) await answer(key).click();
  await expect(title(words.after.title)).toBeInViewport();
  await page.getByRole('link', { name: words.after.ask }).click();
  await expect(page).toHaveURL('/contact#devis');
  await expect(page.locator('#devis')).toBeInViewport();
  await expect(page.locator('#devis').getByText(words.result.label)).toBeVisible();
  await expect(title(words.after.title)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/lentreprise');
});

for (const language of languagesToRead)
  test(`the keyboard alone goes through a power cut and back: ${language}`, async ({ page }) => {
    const { words, title, answer, back } = questionsOn(page, language);
    await openPage(page, `${address(route, language)}#power-cut`);
    for (const [key, next] of [
      ['none', words.steps.street.question],
      ['no', words.steps.circuit.question],
      ['yes', words.steps.circuit.title],
      ['notEnough', words.steps.call.title],
    ] as const) {
      await walkTo(answer(key));
      await answer(key).press('Enter');
      await expect(title(next)).toBeFocused();
    }
    await walkTo(back, 'Shift+Tab');
    await back.press('Enter');
    await expect(title(words.steps.circuit.title)).toBeFocused();
    await expectAccessible(page, '#power-cut');
    await page.emulateMedia({ forcedColors: 'active' });
    // Whether the system's colours can be read is the system's to say.
    expect(await errorsOf(page, { without: ['color-contrast'], within: '#power-cut' })).toEqual([]);
    await expectToFit(page);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to all the steps, which are open, and to no questions', async ({ page }) => {
    const { words, answer } = questionsOn(page, fallback);
    const { nav } = texts(fallback, 'common');
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: nav.powerCut }).click();
    const section = page.getByRole('region', { name: words.title });
    await expect(section).toBeInViewport();
    for (const step of Object.values(words.steps))
      await expect(section.getByText(step.title).first()).toBeVisible();
    await expect(answer('none')).toBeHidden();
  });
});
