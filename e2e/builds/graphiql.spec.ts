import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { printedBy, withCopy } from '../support/copy';
import { freePort } from '../support/free-port';
import { recipe } from '../support/readme';

/** The README's queries answer when they are pasted into GraphiQL. */

const queries = recipe('Query the data in GraphiQL').snippets('graphql');

/** Runs the site with hot reload in a folder for as long as the work on GraphiQL's address lasts. */
async function whileDeveloping(folder: string, work: (address: string) => Promise<void>) {
  const port = await freePort();
  const args = ['node_modules/gatsby/cli.js', 'develop', '-H', '127.0.0.1', '-p', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, CI: undefined, GATSBY_TELEMETRY_DISABLED: '1' },
    detached: true,
  });
  const output = printedBy(child);
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve('ended')));
  const address = `http://127.0.0.1:${port}/___graphql`;
  try {
    await expect
      .poll(
        () =>
          Promise.race([
            ended,
            fetch(address).then(
              ({ status }) => status,
              () => 'starting',
            ),
          ]),
        { message: 'GraphiQL starts', timeout: 200_000, intervals: [500] },
      )
      .toBe(200);
    await work(address);
  } catch (error) {
    throw new Error(`${String(error)}\n${output().slice(-3000)}`, { cause: error });
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}

/** Where an answer holds nothing: an empty list, text or field. */
function holes(answer: unknown, path = 'data'): string[] {
  if (answer === null || answer === '') return [path];
  if (typeof answer !== 'object') return [];
  const parts = Object.entries(answer);
  return parts.length === 0
    ? [path]
    : parts.flatMap(([key, part]) => holes(part, `${path}.${key}`));
}

test('the five queries of the README are answered in full', async () => {
  test.setTimeout(300_000);
  expect(queries).toHaveLength(5);
  await withCopy((copy) =>
    whileDeveloping(copy, async (address) => {
      for (const query of queries) {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        });
        const { data, errors } = (await response.json()) as { data: object; errors?: object[] };
        expect(errors, query).toBeUndefined();
        expect(holes(data), query).toEqual([]);
      }
    }),
  );
});
