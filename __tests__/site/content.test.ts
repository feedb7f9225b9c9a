import path from 'node:path';
import { routes } from '../support/site';
import { check } from '../../src/content/check';
import { readSource } from '../../src/content/read';
import { planPages } from '../../src/gatsby/pages';
import { pagesToCreate } from '../support/project';

it('finds nothing wrong with the project’s own content, and plans its pages and no other', async () => {
  const { data, sentences } = check(await readSource(path.join(__dirname, '../..')));
  expect(sentences).toEqual([]);
  const pages = data ? planPages(pagesToCreate(data)) : [];
  expect(pages.map(({ path: route }) => route).sort()).toEqual([...routes, '/404'].sort());
});
