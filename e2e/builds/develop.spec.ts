import { expect } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../tools/ports.mjs';
import { simplifyPictures, test } from '../support/copy';
import { root, startIn } from '../support/project-copy';
import { queries } from '../support/recipes';
import { categories, fallback, service, services } from '../../__tests__/support/site';
import { titleOf } from '../../__tests__/support/words';

/** Changes of content while `gatsby develop` runs. */

/** A minute on an idle machine, ms. */
const answerTimeout = 600_000;

const [before, after] = [service.route, '/service-Moved'];

/** The route of another page. */
const other = categories[0]!.route;

/** The pages' query in `gatsby-node.ts`. */
async function pagesQuery(): Promise<string> {
  const code = await readFile(path.join(root, 'gatsby-node.ts'), 'utf8');
  return /query PagesToCreate \{.*?(?=`)/s.exec(code)?.[0] ?? '';
}

test('develop follows a changed route, and keeps its pages while a file is broken', async ({
  copy,
  page,
}) => {
  test.setTimeout(0); // `develop` may take minutes to make its pages.
  await simplifyPictures(copy);
  const file = path.join(copy, `data/services/${service.slug}.json`);
  const text = await readFile(file, 'utf8');
  const changed = text.replace(`"${before}"`, `"${after}"`);

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { output, stop } = startIn(copy, 'gatsby/cli.js', ['develop', '--port', String(port)], {
    NODE_ENV: 'development',
  });
  const answers = (route: string, status: number) =>
    expect
      .poll(async () => (await fetch(`${origin}${route}`).catch(() => null))?.status, {
        message: route,
        timeout: answerTimeout,
      })
      .toBe(status);

  try {
    await answers(before, 200);
    await answers(after, 404);

    await writeFile(file, changed);
    await answers(after, 200);
    await answers(`/en${after}`, 200);
    await answers(before, 404);
    await page.goto(`${origin}${after}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(service, fallback));

    await writeFile(file, changed.replace('},', '}'));
    await expect
      .poll(output, { timeout: answerTimeout })
      .toContain(`data/services/${service.slug}.json: not valid JSON, line `);
    await answers(after, 200);
    await answers(other, 200);

    await writeFile(file, text);
    await answers(before, 200);
    await answers(after, 404);
    await answers(other, 200);
    await page.goto(`${origin}${before}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(service, fallback));

    const ask = async (query: string) => {
      const answer = await fetch(`${origin}/___graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
      expect(errors).toBeUndefined();
      return data;
    };
    const { allServiceCategory, allService } = (await ask(
      await pagesQuery(),
    )) as Queries.PagesToCreateQuery;
    expect(allServiceCategory.nodes).toHaveLength(categories.length);
    expect(allService.nodes).toHaveLength(services.length);
    for (const query of queries()) await ask(query);
  } finally {
    await stop();
    await test.info().attach('what develop printed', { body: output() });
  }
});
