import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { receiverPort } from '../../tools/ports.mjs';
import { expect, test as base } from './test';

/** The receiver of the built site's forms, over a real socket (tools/receive.mjs). */
const receiver = `http://localhost:${receiverPort()}`;

/** Response of the receiver: a status, or an incomplete response. */
export type Answer = number | 'reset' | 'hang';

export interface Arrived {
  type: string;
  fields: Record<string, string>;
  /** Paths of the photos. */
  photos?: string[];
}

/** All accepted requests in which a field has this text. */
export function arrived(text: string): Arrived[] {
  const file = 'test-results/received.jsonl';
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Arrived)
    .filter(({ fields }) => Object.values(fields).includes(text));
}

/** Plans the receiver's responses to this page's next requests. */
export async function plan(page: Page, answers: Answer[]): Promise<void> {
  const answer = await page.request.post(`${receiver}/plan`, { data: answers });
  expect(answer.status()).toBe(204);
}

/** Waits until only some of the planned responses are left. */
export async function untilLeft(page: Page, count: number): Promise<void> {
  const left = async () => (await (await page.request.get(`${receiver}/plan`)).json()) as Answer[];
  await expect.poll(async () => (await left()).length).toBe(count);
}

/** A test with failures: the page's own console errors do not fail it, but are in `logged`. */
export const test = base.extend<{ logged: string[] }>({
  /** Identifies the test to the receiver, so that a plan applies to the test that set it. */
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
