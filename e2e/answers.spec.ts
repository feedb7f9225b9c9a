import inspection from '../data/inspection.json';
import { errorsOf } from './support/axe';
import { address, languagesToRead, phone } from '../__tests__/support/site';
import { expect, openPage, test } from './support/test';
import { expectAccessible, expectToFit } from './support/text';
import { patternOf, texts } from '../__tests__/support/words';

/** The date of the next inspection. */

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
