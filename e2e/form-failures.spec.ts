import type { Route } from '@playwright/test';
import { acceptedTexts, again, button, fill, notice, openForm, textsIn } from './support/forms';
import { arrived } from './support/receiver';
import { expect, test as base } from './support/test';
import { second } from '../__tests__/support/site';
import { words } from '../__tests__/support/words';

/** The page's own console errors do not fail the test, but are in `logged`. */
const test = base.extend<{ logged: string[] }>({
  logged: async ({ page, consoleErrors }, use) => {
    const logged: string[] = [];
    page.on('console', async (message) => {
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource'))
        return;
      const [first] = message.args();
      logged.push(String(await first?.jsonValue()));
    });
    await use(logged);
    consoleErrors.length = 0;
  },
});

const service = '**/submit';

const noAnswer = () => undefined;

/** What the form service may do, and what is then logged. Other codes of a refusal: `__tests__/forms/submit.test.ts`. */
const failures: [(route: Route) => unknown, string][] = [
  [
    (route) => route.fulfill({ status: 429, headers: { 'access-control-allow-origin': '*' } }),
    'StaticForms submission failed.',
  ],
  [noAnswer, 'Error submitting form:'],
  [(route) => route.abort('connectionreset'), 'Error submitting form:'],
];

test('every failure keeps the text and is logged, and the next try sends it once', async ({
  page,
  context,
  logged,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'home');
  const typed = async () => {
    const texts = acceptedTexts();
    await fill(form, texts);
    return texts;
  };
  const hasFailed = async (texts: Record<string, string>, message: string) => {
    await expect.poll(() => logged.splice(0), { message }).toEqual([message]);
    await expect(button(form)).toHaveText(words[second].submit);
    await expect(notice(form)).toHaveCount(0);
    expect(await textsIn(form)).toEqual(texts);
  };
  const isSent = async ({ email }: { email: string }) => {
    expect(arrived(email)).toEqual([]);
    await button(form).click();
    await expect(notice(form)).toContainText(words[second].sent);
    expect(arrived(email)).toHaveLength(1);
    await again(form).click();
  };

  for (const [answer, message] of failures) {
    const texts = await typed();
    await page.route(service, answer);
    const asked = page.waitForRequest(service);
    await button(form).click();
    await asked;
    if (answer === noAnswer) await page.clock.fastForward(30_000);
    await hasFailed(texts, message);
    await page.unroute(service);
    await isSent(texts);
  }

  await page.waitForLoadState('networkidle'); // what comes late to the page has come
  const texts = await typed();
  await context.setOffline(true);
  await button(form).click();
  await hasFailed(texts, 'Error submitting form:');
  await context.setOffline(false);
  await isSent(texts);
});
