/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readSource } from '../../src/build/source';

let root = '';

async function write(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'source-'));
  await write({ 'src/index.ts': '' });
});

afterEach(() => rm(root, { recursive: true }));

it('reads each data file by its name, and leaves other files alone', async () => {
  await write({ 'data/services.json': '[{"slug":"cabling"}]', 'data/notes.txt': 'later' });
  expect((await readSource(root)).data).toEqual({ services: { value: [{ slug: 'cabling' }] } });
});

it('gives the parser’s message where a file is not JSON, and reads the others', async () => {
  await write({ 'data/company.json': '{ "name": ', 'data/figures.json': '[]' });
  expect((await readSource(root)).data).toEqual({
    company: { unreadable: expect.stringContaining('JSON') as string },
    figures: { value: [] },
  });
});

it('reads translations by language and namespace', async () => {
  await write({
    'locales/fr/home.json': '{"title":"Accueil"}',
    'locales/en/home.json': '{"title":"Home"}',
    'locales/README.md': 'words',
  });
  expect((await readSource(root)).locales).toEqual({
    fr: { home: { value: { title: 'Accueil' } } },
    en: { home: { value: { title: 'Home' } } },
  });
});

it('measures pictures, and gives no size to what is none', async () => {
  const picture = sharp({ create: { width: 12, height: 7, channels: 3, background: 'red' } });
  await write({
    'data/images/lamp.webp': await picture.webp().toBuffer(),
    'data/images/broken.webp': 'not a picture',
  });
  expect((await readSource(root)).pictures).toEqual({
    'images/broken.webp': null,
    'images/lamp.webp': { width: 12, height: 7 },
  });
});

it('reads the code that pages can run: neither the build’s own, nor declarations, nor styles', async () => {
  await write({
    'src/templates/home.tsx': 'home',
    'src/buildings.ts': 'buildings',
    'src/sections/Hero/Hero.tsx': 'hero',
    'src/build/plan.ts': 'plan',
    'src/build/check/data.ts': 'data',
    'src/types.d.ts': 'types',
    'src/index.scss': 'styles',
  });
  expect((await readSource(root)).code).toEqual({
    'src/buildings.ts': 'buildings',
    'src/index.ts': '',
    'src/sections/Hero/Hero.tsx': 'hero',
    'src/templates/home.tsx': 'home',
  });
});

it('finds nothing in a project without data, translations and pictures', async () => {
  expect(await readSource(root)).toEqual({
    data: {},
    locales: {},
    pictures: {},
    code: { 'src/index.ts': '' },
  });
});
