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
  again,
  formOn,
  ticked,
} from './support/forms';
import { arrived } from './support/receiver';
import {
  address,
  everything,
  fallback,
  languages,
  languagesToRead,
  second,
  third,
} from './support/site';
import { expect, test } from './support/test';
import { filled, texts, words } from './support/words';

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
      const typed = { ...acceptedTexts(), name: 'Zoë "Zo" O’Neil', message: difficult };
      await expect(notice(form)).toHaveText('');
      await fill(form, typed);
      await button(form).click();
      await expect(notice(form)).toContainText(
        name === 'newsletter' ? words[language].subscribed : words[language].sent,
      );
      const all: Record<string, string> = {
        ...typed,
        service: words[language].service,
        message: asSent(difficult),
      };
      const fields = Object.fromEntries(
        formFacts[name].fields.map((field) => [field, all[field] ?? '']),
      );
      expect(arrived(typed.email).map(({ type, fields: sent }) => ({ type, sent }))).toEqual([
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
  const typed = acceptedTexts();
  await fill(form, typed);
  const { count, letGo } = await holdRequests(page);
  await button(form).dblclick();
  await expect(button(form)).toHaveText(words[second].sending);
  await expect(button(form)).toHaveAttribute('aria-disabled', 'true');
  await fieldOf(form, 'email').press('Enter');
  letGo();
  await expect(notice(form)).toContainText(words[second].sent);
  expect(count()).toBe(1);
  expect(arrived(typed.email)).toHaveLength(1);
});

test(
  'Enter sends the form from a text field, and starts a new line in a message',
  { tag: '@engines' },
  async ({ page }) => {
    const form = await openForm(page, 'contact');
    const typed = acceptedTexts();
    await fill(form, typed);
    await fieldOf(form, 'message').press('End');
    await fieldOf(form, 'message').press('Enter');
    await fieldOf(form, 'message').pressSequentially('And a lamp.');
    await fieldOf(form, 'phone').press('Enter');
    await expect(notice(form)).toContainText(words[second].sent);
    expect(arrived(typed.email).map(({ fields }) => fields.message)).toEqual([
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
  const typed = acceptedTexts();
  await fill(form, typed);
  await fieldOf(form, 'honeypot').evaluate((input: HTMLInputElement) => (input.value = 'buy now'));
  await button(form).click();
  await expect(notice(form)).toContainText(words[second].sent);
  expect(arrived(typed.email).map(({ fields }) => fields.honeypot)).toEqual(['buy now']);
});

test(
  'a form names what is missing, malformed or too long, keeps it, and is sent once it is corrected',
  { tag: '@engines' },
  async ({ page }) => {
    const form = await openForm(page, 'contact');
    const text = 'é'.repeat(20_001);
    await fieldOf(form, 'message').focus();
    await page.keyboard.insertText(text);
    await fill(form, { email: 'zoe@', phone: 'call me' });
    await button(form).click();
    await expect(fieldOf(form, 'name')).toBeFocused();
    await expect(fieldOf(form, 'name')).toHaveAccessibleDescription(words[second].faults.fullName);
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(words[second].faults.email);
    await expect(fieldOf(form, 'phone')).toHaveAccessibleDescription(words[second].faults.phone);
    await expect(fieldOf(form, 'message')).toHaveAccessibleDescription(
      filled(words[second].faults.tooLong, { max: 20000 }),
    );
    await expect(fieldOf(form, 'message')).toHaveValue(text);
    await fill(form, { name: 'Zoë', email: 'zoe@example.ch', phone: '0041 22.000-00/00' });
    await button(form).click();
    await expect(form.locator('[aria-invalid]')).toHaveAttribute('name', 'message');
    await expect(notice(form)).toHaveText('');
    await fill(form, { message: text.slice(1) });
    await button(form).click();
    await expect(notice(form)).toContainText(words[second].sent);
    await expect(form.locator('[aria-invalid], .invalid-feedback')).toHaveCount(0);
  },
);

test('a receipt takes the place of a sent form, with the focus, and its green head goes after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'service');
  await fill(form, acceptedTexts());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(form).press('Enter');
  const receipt = notice(form);
  await expect(receipt).toContainText(words[second].sent);
  await expect(receipt.getByRole('heading')).toBeFocused();
  await expect(receipt.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(receipt).toContainText(words[second].service);
  const { quoted } = texts(second, 'common').form.receipt;
  await expect(receipt).toContainText(filled(quoted, { text: 'A new socket, please.' }));
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(receipt.locator('.receipt__head--new')).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(receipt.locator('.receipt__head--new')).toBeVisible();
  await page.clock.runFor(1);
  await expect(receipt.locator('.receipt__head--new')).toHaveCount(0);
  await expect(receipt).toContainText(words[second].sent);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('socket');

  await again(form).press('Enter');
  await expect(fieldOf(form, 'name')).toBeFocused();
  await expect(receipt).toHaveText('');
  expect(await ticked(form)).toEqual([words[second].service]);
  await expectEmpty(form);
});

test('on a phone the receipt comes into view below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page, 'service', third);
  await form.locator('.quote-form__open').click();
  await fill(form, acceptedTexts());
  await button(form).click();
  const heading = notice(form).getByRole('heading');
  await expect(heading).toBeFocused();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const header = await page
    .locator('.header')
    .evaluate((each) => each.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(Math.max(0, header));
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('the notice of the newsletter stays while it is hovered or focused, ends after five seconds, and can be closed', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, 'contact');
  const form = formOn(page, 'newsletter');
  const region = notice(form);
  const isShown = () => expect(region).toContainText(words[second].subscribed);
  const away = () => page.mouse.move(5, 5);
  await fill(form, acceptedTexts());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(form).click();
  await isShown();

  await region.getByText(words[second].subscribed).hover();
  await page.clock.runFor(20_000);
  await isShown();
  const close = region.getByRole('button', { name: texts(second, 'common').form.close });
  await close.focus();
  await away();
  await page.clock.runFor(20_000);
  await isShown();
  await close.blur();
  await page.clock.runFor(4_999);
  await isShown();
  await page.clock.runFor(1);
  await expect(region).toHaveText('');

  await fill(form, acceptedTexts());
  await button(form).press('Enter');
  await isShown();
  await close.press('Enter');
  await expect(region).toHaveText('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of everything ? languages : [fallback, third]) {
    test(`without script each form is sent and its page says so: ${language}`, async ({ page }) => {
      for (const name of formNames) {
        const path = address(formFacts[name].route, language);
        if (name !== 'newsletter') {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expect(page.locator('.form__sent:visible')).toHaveCount(0);
        }
        const form = formOn(page, name);
        const typed = acceptedTexts();
        await fill(form, typed);
        await button(form).click();
        await page.waitForURL(`${path}#sent-${name}`);
        await expect(page.locator('.form__sent:visible')).toHaveText([
          name === 'newsletter' ? words[language].subscribed : words[language].sent,
        ]);
        const [request, ...more] = arrived(typed.email);
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
      const path = address('/contact', second);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const form = formOn(page, 'contact');
      await fill(form, { ...acceptedTexts(), email: 'zoe@' });
      await button(form).click();
      await expect(fieldOf(form, 'email')).toBeFocused();
      await expect(page).toHaveURL(path);
    },
  );
});
