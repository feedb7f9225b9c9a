import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { receiverPort } from '../../tools/ports.mjs';
import { expect, test as base } from './test';

/** The receiver that the built site posts to, over a real socket (tools/receive.mjs). */
const receiver = `http://localhost:${receiverPort()}`;

/** What the receiver does with a request: the status of its answer, or no whole answer. */
export type Answer = number | 'reset' | 'hang';

export interface Arrived {
  type: string;
  fields: Record<string, string>;
  /** Files with the photographs. */
  photos?: string[];
}

/** Everything that arrived and was accepted, by a text that one of its fields has. */
export function arrived(text: string): Arrived[] {
  const file = 'test-results/received.jsonl';
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Arrived)
    .filter(({ fields }) => Object.values(fields).includes(text));
}

/** Sets how the receiver answers this page's next requests. */
export async function plan(page: Page, answers: Answer[]): Promise<void> {
  const answer = await page.request.post(`${receiver}/plan`, { data: answers });
  expect(answer.status()).toBe(204);
}

/** Waits until the receiver has taken all but some of the planned answers. */
export async function untilLeft(page: Page, count: number): Promise<void> {
  const left = async () => (await (await page.request.get(`${receiver}/plan`)).json()) as Answer[];
  await expect.poll(async () => (await left()).length).toBe(count);
}

/** Tests with failures: what the page itself writes to the console is theirs to expect. */
export const test = base.extend<{ logged: string[] }>({
  /** The receiver tells clients apart by it, so that a plan meets the test that made it. */
  userAgent: async ({ browserName }, use, { testId }) => use(`${browserName} ${testId}`),
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

export { expect };
