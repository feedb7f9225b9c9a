import type { Locator } from '@playwright/test';
import { fieldOf, openForm, textsIn } from './support/forms';
import { randomUUID } from 'node:crypto';
import { arrived, expect, plan, test, type Answer } from './support/receiver';

const submissions = 200;
const faults = [400, 401, 403, 429, 500, 'reset', 'hang'] as const;

/** A random number below a limit, the same sequence for the same seed (mulberry32). */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Fills a form in one go, as a browser that knows its visitor does. */
function autofill(form: Locator, texts: Record<string, string>): Promise<void> {
  return form.evaluate((element: HTMLFormElement, all) => {
    for (const [name, text] of Object.entries(all)) {
      const field = element.elements.namedItem(name) as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, texts);
}

/** 200 requests one after another take longer than a journey, on a busy machine much longer. */
test.setTimeout(300_000);

test('of 200 requests, each tenth with a fault, none is lost and none is sent twice', async ({
  page,
  logged,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'contact');
  const random = randomFrom(7);
  const email = `${randomUUID()}@example.ch`;
  const answers = Array.from({ length: submissions }, (_, index): Answer =>
    (index + 1) % 10 === 0 ? (faults[random(faults.length)] ?? 500) : 200,
  );
  expect(new Set(answers).size, 'every kind of answer').toBe(faults.length + 1);
  await plan(page, answers);
  const said: string[] = [];
  const kept: string[] = [];
  for (const [index, answer] of answers.entries()) {
    const message = `Request ${index + 1}`;
    const texts = { name: 'Zoë', email, phone: '022 000 00 00', message };
    await autofill(form, texts);
    const failures = logged.length;
    await fieldOf(form, 'phone').press('Enter');
    if (answer === 'hang') await page.clock.fastForward(30_000);
    await expect
      .poll(
        async () =>
          logged.length > failures || (await fieldOf(form, 'message').inputValue()) === '',
        { intervals: [10, 20, 50] },
      )
      .toBe(true);
    if (logged.length === failures) said.push(message);
    else {
      expect(await textsIn(form)).toEqual(texts);
      kept.push(message);
    }
  }
  expect(arrived(email).map(({ fields }) => fields.message)).toEqual(said);
  expect(said).toHaveLength(submissions * 0.9);
  expect(kept).toEqual(
    answers.flatMap((answer, at) => (answer === 200 ? [] : `Request ${at + 1}`)),
  );
});
