import type { Locator, Page } from '@playwright/test';
import { words } from './support/form-words';
import { acceptedTexts, button, fill, notice, openForm, textsIn } from './support/forms';
import { freePort } from './support/free-port';
import { arrived, expect, plan, test } from './support/receiver';

/** A request that fails shows nothing, is written to the console, and leaves its text in the form. */

const refused = 'StaticForms submission failed.';
const broken = 'Error submitting form:';
const idle = 'Get my free quote';

async function expectToBeKept(form: Locator, texts: Record<string, string>): Promise<void> {
  await expect(button(form)).toHaveText(idle);
  await expect(notice(form)).toHaveText('');
  expect(await textsIn(form)).toEqual(texts);
}

async function filled(page: Page) {
  const form = await openForm(page, 'home');
  const texts = acceptedTexts();
  await fill(form, texts);
  return { form, texts };
}

test('every kind of failure keeps the text, and the next try sends it once', async ({
  page,
  logged,
}) => {
  const { form, texts } = await filled(page);
  const answers = [400, 401, 403, 429, 500, 'reset'] as const;
  await plan(page, [...answers]);
  for (const [index, answer] of answers.entries()) {
    await button(form).click();
    await expect.poll(() => logged.length, { message: String(answer) }).toBe(index + 1);
    expect(logged.at(-1)).toBe(answer === 'reset' ? broken : refused);
    await expectToBeKept(form, texts);
  }
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(arrived(texts.email)).toHaveLength(1);
  expect(logged).toHaveLength(answers.length);
});

test('a connection that nobody takes keeps the text', async ({ page, logged }) => {
  const { form, texts } = await filled(page);
  const port = await freePort();
  await page.route('**/submit', (route) =>
    route.continue({ url: `http://localhost:${port}/submit` }),
  );
  await button(form).click();
  await expect.poll(() => logged).toEqual([broken]);
  await expectToBeKept(form, texts);
});

test('offline keeps the text, and sends it once the visitor is back', async ({
  page,
  context,
  logged,
}) => {
  const { form, texts } = await filled(page);
  await context.setOffline(true);
  await button(form).click();
  await expect.poll(() => logged).toEqual([broken]);
  await expectToBeKept(form, texts);
  await context.setOffline(false);
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  expect(arrived(texts.email)).toHaveLength(1);
});

test('a request that hangs is ended after thirty seconds', async ({ page, logged }) => {
  await page.clock.install();
  const { form, texts } = await filled(page);
  await plan(page, ['hang']);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const request = page.waitForRequest('**/submit');
  await button(form).click();
  await request;
  await page.clock.runFor(29_999);
  await expect(button(form)).toHaveText(words.en.sending);
  expect(logged).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => logged).toEqual([broken]);
  await expectToBeKept(form, texts);
  expect(arrived(texts.email)).toEqual([]);
});
