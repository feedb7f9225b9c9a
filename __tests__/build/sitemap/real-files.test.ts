/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkData } from '../../../src/build/check/data';
import { planPages } from '../../../src/build/plan';
import { pageFiles } from '../../../src/build/sitemap/page-files';
import { readSource } from '../../../src/build/source';
import { languages } from '../../../src/i18n/languages';

/** The files that the sitemap dates the pages of this site by. */

const root = path.join(__dirname, '../../..');

async function realFiles() {
  const source = await readSource(root);
  const real = checkData(source).data!;
  const files = planPages(real).flatMap((page) =>
    languages.flatMap((language) => pageFiles(page, language, real, source)),
  );
  return [...new Set(files)];
}

it('exist', async () => {
  const missing = (await realFiles()).filter((file) => !existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
});

/** What stands on many pages, or on none while the business has not filled in what they are about. */
const shared = ['call-out', 'closed-days', 'common', 'facts', 'photos', 'pictures'];

it('are all data and translations, except for what many pages share', async () => {
  const list = (folder: string) => readdirSync(path.join(root, folder), { recursive: true });
  const all = ['data', 'locales'].flatMap((folder) =>
    list(folder).map((file) => `${folder}/${String(file)}`),
  );
  const files = new Set(await realFiles());
  const isShared = (file: string) => shared.includes(path.basename(file, '.json'));
  const left = all.filter((file) => file.endsWith('.json') && !files.has(file) && !isShared(file));
  expect(left).toEqual([]);
});
