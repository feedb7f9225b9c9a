import { acceptedTexts, again, button, fill, notice, openForm, textsIn } from './support/forms';
import { type Answer, arrived, expect, plan, test, untilLeft } from './support/receiver';
import { everything, second } from './support/site';
import { words } from './support/words';

/** Every code of a refusal has the same effect (`__tests__/forms/submit.test.ts`), so one is enough. */
const failures: Answer[] = everything
  ? [400, 401, 403, 429, 500, 'hang', 'reset']
  : [429, 'hang', 'reset'];
const rounds = everything ? 15 : 1;

test.setTimeout(rounds * 90_000);

test('every failure keeps the text and is logged, and the next try sends it once', async ({
  page,
  logged,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'home');
  const answers = Array.from({ length: rounds }, () => failures).flat();
  await plan(
    page,
    answers.flatMap((answer) => [answer, 200]),
  );
  for (const [index, answer] of answers.entries()) {
    const texts = acceptedTexts();
    await fill(form, texts);
    await button(form).click();
    await untilLeft(page, 2 * (answers.length - index) - 1);
    if (answer === 'hang') await page.clock.fastForward(30_000);
    await expect.poll(() => logged.length, { message: String(answer) }).toBe(index + 1);
    const isRefused = typeof answer === 'number';
    expect(logged.at(-1)).toBe(
      isRefused ? 'StaticForms submission failed.' : 'Error submitting form:',
    );
    await expect(button(form)).toHaveText(words[second].submit);
    await expect(notice(form)).toHaveText('');
    expect(await textsIn(form)).toEqual(texts);
    expect(arrived(texts.email)).toEqual([]);
    await button(form).click();
    await expect(notice(form)).toContainText(words[second].sent);
    expect(arrived(texts.email)).toHaveLength(1);
    await again(form).click();
  }
});

test('a form sent offline keeps its text, and is sent when the visitor is back', async ({
  page,
  context,
  logged,
}) => {
  const form = await openForm(page, 'home');
  const texts = acceptedTexts();
  await fill(form, texts);
  await page.waitForLoadState('networkidle'); // what comes late to the page has come
  await context.setOffline(true);
  await button(form).click();
  await expect.poll(() => logged).toEqual(['Error submitting form:']);
  expect(await textsIn(form)).toEqual(texts);
  await context.setOffline(false);
  await button(form).click();
  await expect(notice(form)).toContainText(words[second].sent);
  expect(arrived(texts.email)).toHaveLength(1);
});
