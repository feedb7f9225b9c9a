import { expect, test } from './support/console';
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
} from './support/forms';
import { arrived } from './support/receiver';
import { languages } from './support/site';

/** A request that is sent: what arrives, how often, and what the visitor sees. */

const difficult = [
  'Élégance, Übermut, ¿qué?, coração, perché, 日本語 🔌⚡👩🏽‍🔧',
  `"double" 'single' « guillemets » “curly” \`back\` \\ & &amp; %20 {{name}} $1`,
  '<b>bold</b> <img src=x onerror="window.ran = true"><script>window.ran = true</script>',
].join('\n');

/** Lines end in a multipart text as the HTML standard has it. */
const asSent = (text: string) => text.replaceAll('\n', '\r\n');

for (const language of languages) {
  test(`each form arrives exactly as typed: ${language}`, async ({ page }) => {
    for (const name of formNames) {
      const form = await openForm(page, name, language);
      const texts = { ...acceptedTexts(), surname: 'Zoë "Zo" O’Neil', message: difficult };
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
          sent: { ...fields, apiKey: 'local', language, honeypot: '' },
        },
      ]);
      await expectEmpty(form);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    }
  });
}

test('ten thousand characters of a text with script in it arrive, and do not run', async ({
  page,
}) => {
  const form = await openForm(page, 'contact');
  const text = `<script>window.ran = true</script>${'é🔌'.repeat(5_000)}`.slice(0, 10_000);
  const texts = { ...acceptedTexts(), message: text };
  await fill(form, texts);
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(arrived(texts.email).map(({ fields }) => fields.message)).toEqual([text]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a message is optional on the contact page', async ({ page }) => {
  const form = await openForm(page, 'contact');
  const texts = { ...acceptedTexts(), message: '' };
  await fill(form, texts);
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(arrived(texts.email)).toHaveLength(1);
});

test('a request is sent once by a double click, and the button says so meanwhile', async ({
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
  await expect(button(form)).toHaveText('Get my free quote');
  expect(count()).toBe(1);
  expect(arrived(texts.email)).toHaveLength(1);
});

test('Enter sends from a line, and starts a new line in a message', async ({ page }) => {
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
});

test('the chosen service arrives, and the page’s own is chosen again after that', async ({
  page,
}) => {
  const form = await openForm(page, 'service');
  const texts = acceptedTexts();
  await fill(form, texts);
  await fieldOf(form, 'service').selectOption('Energy storage');
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(arrived(texts.email).map(({ fields }) => fields.service)).toEqual(['Energy storage']);
  await expect(fieldOf(form, 'service')).toHaveValue(words.en.service);
});

test('the trap for machines is nothing to people, and arrives when it is filled', async ({
  page,
}) => {
  const form = await openForm(page, 'home');
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await fieldOf(form, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(button(form)).toBeFocused();
  const texts = acceptedTexts();
  await fill(form, texts);
  await fieldOf(form, 'honeypot').evaluate((trap: HTMLInputElement) => (trap.value = 'buy now'));
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(arrived(texts.email).map(({ fields }) => fields.honeypot)).toEqual(['buy now']);
});
