/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../e2e/support/site';
import { check } from '../../src/build/check';
import { planPages, templateFile } from '../../src/build/plan';
import { readSource } from '../../src/build/source';

const root = path.join(__dirname, '../..');

it('has no issue in data, translations and pictures', async () => {
  expect(check(await readSource(root)).sentences).toEqual([]);
});

it('plans every route of the site, each with a template', async () => {
  const { data } = check(await readSource(root));
  const pages = data ? planPages(data) : [];
  expect(pages.map(({ path: route }) => route).sort()).toEqual([...routes, '/404'].sort());
  expect(pages.filter((page) => !existsSync(templateFile(root, page)))).toEqual([]);
});
