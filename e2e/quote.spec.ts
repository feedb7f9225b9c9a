import { readFileSync } from 'node:fs';
import {
  acceptedTexts,
  again,
  button,
  expectEmpty,
  fieldOf,
  fill,
  formFacts,
  type FormName,
  formNames,
  formOn,
  holdRequests,
  notice,
  openForm,
  photoField,
  phonePhoto,
  receipt,
} from './support/forms';
import { arrived } from './support/receiver';
import {
  address,
  type Language,
  languagesToRead,
  phone,
  second,
  third,
} from '../__tests__/support/site';
import { expect, test } from './support/test';
import { filled, words } from '../__tests__/support/words';

/** Some ten thousand characters that are easily damaged, and a script that must not run. */
const difficult = [
  'Élégance, Übermut, ¿qué?, coração, perché, 日本語 🔌⚡👩🏽‍🔧',
  `"double" 'single' « guillemets » “curly” \`back\` \\ & &amp; %20 {{name}} $1`,
  '<b>bold</b> <img src=x onerror="window.ran = true"><script>window.ran = true</script>',
  'é🔌'.repeat(3_300),
].join('\n');

/** The HTML standard ends lines like this in multipart text. */
const asSent = (text: string) => text.replaceAll('\n', '\r\n');

/** Two requests of one kind have two subjects. */
const subjectOf = (language: Language, form: FormName, fields: Record<string, string>) => {
  const { name, surname, email, service } = fields;
  const who = form === 'newsletter' ? email : [name, surname].filter(Boolean).join(' ');
  return [words[language].subjects[form], who, service].filter(Boolean).join(' – ');
};

for (const language of languagesToRead)
  test(`each form arrives exactly as typed: ${language}`, async ({ page }) => {
    for (const name of formNames) {
      const form = await openForm(page, name, language);
      const typed = { ...acceptedTexts(), name: 'Zoë "Zo" O’Neil', message: difficult };
      await expect(notice(form)).toHaveCount(0);
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
            replyTo: '@',
            subject: subjectOf(language, name, fields),
            language,
            reference: expect.stringMatching(/^\d{8}$/) as unknown as string,
            honeypot: '',
          },
        },
      ]);
      await expectEmpty(form);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    }
  });

test(
  'on a phone a form names what is wrong, is sent once when it is corrected, and gives way to a receipt',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    const { faults, sending, sent, service } = words[second];
    const form = await openForm(page, 'service');
    const field = (name: string) => fieldOf(form, name);
    await form.locator('.quote-form__open').click();
    const typed = acceptedTexts();
    const text = 'é'.repeat(20_000);
    await field('message').fill(`${text}!`);
    await fill(form, { surname: typed.surname, email: 'zoe@', phone: 'call me' });
    await button(form).click();
    await expect(field('name')).toBeFocused();
    for (const [name, fault] of [
      ['name', faults.name],
      ['email', faults.email],
      ['phone', faults.phone],
      ['message', filled(faults.tooLong, { max: 20_000 })],
    ] as const)
      await expect(field(name)).toHaveAccessibleDescription(fault);
    await expect(field('message')).toHaveValue(`${text}!`);

    await fill(form, typed);
    await field('message').press('End');
    await field('message').press('Enter');
    await field('message').pressSequentially('And a lamp.');
    const { count, letGo } = await holdRequests(page);
    await field('phone').press('Enter');
    await expect(button(form)).toHaveText(sending);
    await expect(button(form)).toHaveAttribute('aria-disabled', 'true');
    await button(form).dblclick({ force: true }); // which says that it is disabled
    await field('email').press('Enter');
    letGo();
    await expect(notice(form)).toContainText(sent);
    const heading = receipt(form).getByRole('heading');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const top = await topOf();
    const covered = await page
      .locator('.header, .toast')
      .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
    expect(top).toBeGreaterThan(covered);
    expect(count()).toBe(1);
    await expect(notice(form)).toHaveCount(0, { timeout: 10_000 });
    expect(await topOf(), 'nothing moves when the notice hides').toBe(top);
    expect(arrived(typed.email).map(({ fields }) => fields.message)).toEqual([
      asSent(`${typed.message}\nAnd a lamp.`),
    ]);

    await again(form).press('Enter');
    await expect(field('name')).toBeFocused();
    await expect(form.locator('[aria-invalid], .invalid-feedback')).toHaveCount(0);
    await expect(field('service')).toHaveValue(service);
    await expectEmpty(form);
  },
);

test('on a desk a refused form shows the head of its card whole, below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 520 });
  const form = await openForm(page, 'service');
  await button(form).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button(form).click();
  await expect(fieldOf(form, 'name')).toBeFocused();
  const header = (await page.locator('.header').boundingBox())!;
  const card = (await form.boundingBox())!;
  expect(card.y).toBeGreaterThan(header.y + header.height);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'without script the browser posts what is valid, with a photo as it is, and its page says so',
    { tag: '@engines' },
    async ({ page }) => {
      const path = address('/contact', third);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const said = page.locator('.form__sent:visible');
      await expect(said).toHaveCount(0);
      const form = formOn(page, 'contact');
      const typed = acceptedTexts();
      const photo = await phonePhoto('Socket.jpg', { width: 400, height: 300 });
      await photoField(form).setInputFiles(photo);
      await fill(form, { ...typed, email: 'zoe@' });
      await button(form).click();
      await expect(fieldOf(form, 'email')).toBeFocused();
      await expect(page).toHaveURL(path);

      await fill(form, typed);
      await button(form).click();
      await page.waitForURL(`${path}#sent-contact`);
      await expect(said).toHaveText([words[third].sent]);
      const [request, ...more] = arrived(typed.email);
      expect(more).toEqual([]);
      expect(request?.type).toBe('multipart/form-data');
      expect(request?.fields).toMatchObject({
        name: typed.name,
        language: third,
        subject: words[third].subjects.contact,
        replyTo: '@',
      });
      expect(readFileSync(request!.photos![0]!).equals(photo.buffer)).toBe(true);
    },
  );
});
