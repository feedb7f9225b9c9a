/** @jest-environment node */
import path from 'node:path';
import { routes } from '../../e2e/support/site';
import { check } from '../../src/build/check';
import { planPages } from '../../src/gatsby/pages';
import { readSource } from '../../src/content/read';
import { pagesToCreate } from '../support/pages-to-create';

it('has no issue, and plans the routes of the specification and no other', async () => {
  const { data, sentences } = check(await readSource(path.join(__dirname, '../..')));
  expect(sentences).toEqual([]);
  const pages = data ? planPages(pagesToCreate(data)) : [];
  expect(pages.map(({ path: route }) => route).sort()).toEqual([...routes, '/404'].sort());
});
