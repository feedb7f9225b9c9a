import inspection from '../data/inspection.json';
import { errorsOf } from './support/axe';
import { address, closedDays, languagesToRead, phone } from './support/site';
import { atRest, expect, openPage, openStill, test } from './support/test';
import { expectAccessible, expectToFit } from './support/text';
import { filled, patternOf, texts } from './support/words';

/** Computed answers: the date of the next inspection, and whether the office is open. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languagesToRead)
  test(`the next inspection follows building and year, and goes along to the form: ${language}`, async ({
    page,
  }) => {
    const { form, answers } = texts(language, 'inspection');
    await page.setViewportSize(phone);
    await openPage(page, `${address('/service-Courant_Fort', language)}#inspection`);
    const section = page.locator('#inspection');
    const year = section.getByLabel(form.year);
    const output = section.getByRole('status');
    await expect(year).toBeVisible();
    const lastYear = await page.evaluate(() => new Date().getFullYear() - 1);
    await year.fill(String(lastYear));
    for (const [index, { years }] of inspection.kinds.entries()) {
      await section.getByRole('combobox').selectOption({ index });
      await expect(output).toContainText(String(lastYear + years));
    }
    await expectAccessible(page, '#inspection');
    await year.fill(String(lastYear + 2));
    await expect(year).toHaveAttribute('aria-invalid', 'true');
    await expect(year).toHaveAccessibleDescription(patternOf(answers.badYear));
    await expectAccessible(page, '#inspection');
    await page.emulateMedia({ forcedColors: 'active' });
    // System colours are not tested.
    expect(await errorsOf(page, { without: ['color-contrast'], within: '#inspection' })).toEqual(
      [],
    );
    await expectToFit(page);

    const quote = page.locator('#devis');
    const message = quote.locator('textarea');
    const ask = section.getByRole('link', { name: form.ask });
    await ask.click();
    await expect(quote).toBeInViewport();
    await expect(message).toHaveValue('');
    await year.fill(String(lastYear));
    await ask.click();
    await expect(message).toHaveValue(new RegExp(String(lastYear)));
  });

test.describe('opening hours', () => {
  /** All of the page is in the window. Its evening is the next day in Zurich. */
  test.use({ timezoneId: 'Pacific/Kiritimati', viewport: { width: 1280, height: 6000 } });

  const [longest] = languagesToRead;
  const { open, closed, ...others } = texts(longest!, 'common').opening;
  const names = closedDays.map(({ name }) => name?.[longest!] ?? '');
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    new Date(2026, 1, day).toLocaleDateString(longest, { weekday: 'long' }),
  );
  const longestOf = (all: string[]) => all.toSorted((a, b) => b.length - a.length)[0]!;
  const anyOf = (words: string[]) =>
    new RegExp(words.map((each) => patternOf(each).source).join('|'));

  test('each place of a page says whether the office is open, as time passes', async ({ page }) => {
    await openStill(page, address('/contact', longest!));
    const states = page.locator('.opening-state');
    const expectAll = async (words: RegExp) => {
      await expect(states).not.toHaveCount(0);
      for (const state of await states.all()) await expect(state).toHaveText(words);
    };
    await expectAll(patternOf(open));
    await page.clock.fastForward('14:00:00');
    await expectAll(anyOf([closed, ...Object.values(others)]));
  });

  test('nothing moves when the longest state comes', async ({ page }) => {
    await openPage(page, address('/contact', longest!));
    const states = page.locator('.opening-state');
    for (const state of await states.all()) await expect(state).not.toBeEmpty();
    const facts = { name: longestOf(names), day: longestOf(weekdays), time: '10:30' };
    const words = filled(others.closedDay, facts);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 6000 });
      await atRest(page);
      // Measured together, so that nothing can change in between.
      const [longer, empty] = await page.evaluate(
        (texts) =>
          texts.map((text) => {
            for (const state of document.querySelectorAll('.opening-state span'))
              state.textContent = text;
            return [...document.querySelectorAll('body :not(.opening-state *)')]
              .filter((element) => element.checkVisibility())
              .map((element) => {
                const { x, y } = element.getBoundingClientRect();
                return `${element.tagName}.${element.className}: ${x} ${y}`;
              });
          }),
        [words, ''],
      );
      expect(longer, `${width} px`).toEqual(empty);
    }
  });
});
