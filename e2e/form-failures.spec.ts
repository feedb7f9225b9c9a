import { acceptedTexts, again, button, fill, notice, openForm, textsIn } from './support/forms';
import { type Answer, arrived, expect, plan, test, untilLeft } from './support/receiver';
import { second } from '../__tests__/support/site';
import { words } from '../__tests__/support/words';

/**
 * Failed posts: refusal, missing response, aborted response. The status codes of a refusal are tested in
 * `__tests__/forms/submit.test.ts`.
 */
const failures: Answer[] = [429, 'hang', 'reset'];

test('every failure keeps the text and is logged, and the next try sends it once', async ({
  page,
  context,
  logged,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'home');
  await plan(
    page,
    failures.flatMap((answer) => [answer, 200]),
  );
  const fails = async (message: string, how: () => Promise<void>) => {
    const texts = acceptedTexts();
    await fill(form, texts);
    await button(form).click();
    await how();
    await expect.poll(() => logged.splice(0), { message }).toEqual([message]);
    await expect(button(form)).toHaveText(words[second].submit);
    await expect(notice(form)).toHaveCount(0);
    expect(await textsIn(form)).toEqual(texts);
    expect(arrived(texts.email)).toEqual([]);
    return texts;
  };
  const isSent = async ({ email }: { email: string }) => {
    await button(form).click();
    await expect(notice(form)).toContainText(words[second].sent);
    expect(arrived(email)).toHaveLength(1);
    await again(form).click();
  };

  for (const [index, answer] of failures.entries())
    await isSent(
      await fails(
        typeof answer === 'number' ? 'StaticForms submission failed.' : 'Error submitting form:',
        async () => {
          await untilLeft(page, 2 * (failures.length - index) - 1);
          if (answer === 'hang') await page.clock.fastForward(30_000);
        },
      ),
    );

  await page.waitForLoadState('networkidle'); // what comes late to the page has come
  await context.setOffline(true);
  const texts = await fails('Error submitting form:', () => Promise.resolve());
  await context.setOffline(false);
  await isSent(texts);
});
