import { words } from './support/form-words';
import {
  acceptedTexts,
  button,
  expectEmpty,
  fieldOf,
  fill,
  formFacts,
  formNames,
  holdRequests,
  notice,
  openForm,
  photoField,
} from './support/forms';
import { arrived } from './support/receiver';
import { languagesToRead } from './support/site';
import { expect, test } from './support/test';

/** Some ten thousand characters that are easily damaged, and a script that must not run. */
const difficult = [
  'Élégance, Übermut, ¿qué?, coração, perché, 日本語 🔌⚡👩🏽‍🔧',
  `"double" 'single' « guillemets » “curly” \`back\` \\ & &amp; %20 {{name}} $1`,
  '<b>bold</b> <img src=x onerror="window.ran = true"><script>window.ran = true</script>',
  'é🔌'.repeat(3_300),
].join('\n');

/** The HTML standard ends lines like this in multipart text. */
const asSent = (text: string) => text.replaceAll('\n', '\r\n');

for (const language of languagesToRead) {
  test(`each form arrives exactly as typed: ${language}`, async ({ page }) => {
    for (const name of formNames) {
      const form = await openForm(page, name, language);
      const texts = { ...acceptedTexts(), name: 'Zoë "Zo" O’Neil', message: difficult };
      await expect(notice(form)).toHaveText('');
      await fill(form, texts);
      await button(form).click();
      await expect(notice(form)).toContainText(
        name === 'newsletter' ? words[language].subscribed : words[language].sent,
      );
      const all: Record<string, string> = {
        ...texts,
        service: words[language].service,
        message: asSent(difficult),
      };
      const fields = Object.fromEntries(
        formFacts[name].fields.map((field) => [field, all[field] ?? '']),
      );
      expect(arrived(texts.email).map(({ type, fields: sent }) => ({ type, sent }))).toEqual([
        {
          type: 'multipart/form-data',
          sent: {
            ...fields,
            apiKey: 'local',
            subject: words[language].subjects[name],
            language,
            honeypot: '',
          },
        },
      ]);
      await expectEmpty(form);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    }
  });
}

test('a double click sends a form once, and the button shows that it is being sent', async ({
  page,
}) => {
  const form = await openForm(page, 'home');
  const texts = acceptedTexts();
  await fill(form, texts);
  const { count, letGo } = await holdRequests(page);
  await button(form).dblclick();
  await expect(button(form)).toHaveText(words.en.sending);
  await expect(button(form)).toHaveAttribute('aria-disabled', 'true');
  await fieldOf(form, 'email').press('Enter');
  letGo();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(count()).toBe(1);
  expect(arrived(texts.email)).toHaveLength(1);
});

test(
  'Enter sends the form from a text field, and starts a new line in a message',
  { tag: '@engines' },
  async ({ page }) => {
    const form = await openForm(page, 'contact');
    const texts = acceptedTexts();
    await fill(form, texts);
    await fieldOf(form, 'message').press('End');
    await fieldOf(form, 'message').press('Enter');
    await fieldOf(form, 'message').pressSequentially('And a lamp.');
    await fieldOf(form, 'phone').press('Enter');
    await expect(notice(form)).toContainText(words.en.sent);
    expect(arrived(texts.email).map(({ fields }) => fields.message)).toEqual([
      'A new socket, please.\r\nAnd a lamp.',
    ]);
  },
);

test('people cannot reach the honeypot, and it arrives when a bot fills it in', async ({
  page,
}) => {
  const form = await openForm(page, 'home');
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await photoField(form).focus();
  await page.keyboard.press('Tab');
  await expect(button(form)).toBeFocused();
  const texts = acceptedTexts();
  await fill(form, texts);
  await fieldOf(form, 'honeypot').evaluate((input: HTMLInputElement) => (input.value = 'buy now'));
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(arrived(texts.email).map(({ fields }) => fields.honeypot)).toEqual(['buy now']);
});
