import { words } from './support/form-words';
import {
  acceptedTexts,
  button,
  fieldOf,
  fill,
  formFacts,
  formNames,
  formOn,
} from './support/forms';
import { arrived } from './support/receiver';
import { address, everything, languages } from './support/site';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const language of everything ? languages : (['fr', 'pt'] as const)) {
  test(`without script each form is sent and its page says so: ${language}`, async ({ page }) => {
    for (const name of formNames) {
      const path = address(formFacts[name].route, language);
      if (name !== 'newsletter') {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('.form__sent:visible')).toHaveCount(0);
      }
      const form = formOn(page, name);
      const texts = acceptedTexts();
      await fill(form, texts);
      await button(form).click();
      await page.waitForURL(`${path}#sent-${name}`);
      await expect(page.locator('.form__sent:visible')).toHaveText([
        name === 'newsletter' ? words[language].subscribed : words[language].sent,
      ]);
      const [request, ...more] = arrived(texts.email);
      expect(more).toEqual([]);
      expect(request?.type).toBe('multipart/form-data');
      expect(Object.keys(request?.fields ?? {}).toSorted()).toEqual(
        [
          ...formFacts[name].fields,
          'apiKey',
          'honeypot',
          'language',
          'redirectTo',
          'subject',
        ].toSorted(),
      );
      expect(request?.fields.subject).toBe(words[language].subjects[name]);
      expect(request?.fields.language).toBe(language);
    }
  });
}

test(
  'without script the browser does not post an invalid form',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/en/contact', { waitUntil: 'domcontentloaded' });
    const form = formOn(page, 'contact');
    await fill(form, { ...acceptedTexts(), email: 'zoe@' });
    await button(form).click();
    await expect(fieldOf(form, 'email')).toBeFocused();
    await expect(page).toHaveURL('/en/contact');
  },
);
