import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { words } from './support/form-words';
import { button, fieldOf, fill, notice, openForm, type FormName } from './support/forms';
import { languages, type Language } from './support/site';

/** What a form says where something is missing or cannot be right. Nothing is sent then. */

const required = {
  home: ['surname', 'name', 'email', 'phone', 'message'],
  contact: ['name', 'email', 'phone'],
  service: ['surname', 'name', 'email', 'phone', 'message'],
  newsletter: ['email'],
} as const;

const errorsOf = async (page: Page, name: FormName, language: Language) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const form = await openForm(page, name, language);
  await button(form).click();
  for (const field of required[name]) {
    const control = fieldOf(form, field);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const fault = name === 'contact' && field === 'name' ? 'fullName' : field;
    await expect(control).toHaveAccessibleDescription(words[language].faults[fault]);
  }
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(required[name].length);
  await expect(fieldOf(form, required[name][0])).toBeFocused();
  await expect(notice(form)).toHaveText('');
  expect(posts).toEqual([]);
};

test.describe('an empty form says what is missing, and is not sent', () => {
  for (const language of languages) {
    test(`in ${language}`, ({ page }) => errorsOf(page, 'home', language));
  }
  test('on every other page', async ({ page }) => {
    for (const name of ['contact', 'newsletter', 'service'] as const)
      await errorsOf(page, name, 'en');
  });
});

test('what cannot be an address or a number is named, and sent once it is put right', async ({
  page,
}) => {
  const form = await openForm(page, 'contact');
  await expect(fieldOf(form, 'email')).toHaveAttribute('type', 'email');
  await expect(fieldOf(form, 'phone')).toHaveAttribute('type', 'tel');
  await fill(form, { name: 'Zoë', email: 'zoe@', phone: 'call me' });
  await button(form).click();
  await expect(fieldOf(form, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(words.en.faults.email);
  await expect(fieldOf(form, 'phone')).toHaveAccessibleDescription(words.en.faults.phone);
  await expect(fieldOf(form, 'email')).toBeFocused();
  await fill(form, { email: 'zoe@example.ch', phone: '0041 22.000-00/00' });
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  await expect(form.locator('[aria-invalid], .field__error')).toHaveCount(0);
});

test('a text that is too long is kept whole, and said to be so', async ({ page }) => {
  const form = await openForm(page, 'contact');
  const text = 'é'.repeat(20_001);
  await fill(form, { name: 'Zoë', email: 'zoe@example.ch', phone: '022 000 00 00' });
  await fieldOf(form, 'message').focus();
  await page.keyboard.insertText(text);
  await button(form).click();
  await expect(fieldOf(form, 'message')).toHaveAccessibleDescription(
    'This text is too long: 20000 characters at most.',
  );
  await expect(fieldOf(form, 'message')).toHaveValue(text);
});
