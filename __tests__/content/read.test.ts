/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readSource } from '../../src/content/read';

const root = mkdtempSync(path.join(tmpdir(), 'source-'));

function write(files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

afterAll(() => rmSync(root, { recursive: true }));

it('finds nothing in a project without data, translations and pictures', async () => {
  write({ 'src/index.ts': '' });
  const code = { 'src/index.ts': '' };
  expect(await readSource(root)).toEqual({ data: {}, locales: {}, pictures: {}, code });
});

it('reads data, translations, sizes of pictures, and the code that pages can run', async () => {
  const picture = sharp({ create: { width: 12, height: 7, channels: 3, background: 'red' } });
  const code = {
    'src/buildings.ts': 'buildings',
    'src/index.ts': '',
    'src/sections/Hero/Hero.tsx': 'hero',
  };
  write({
    ...code,
    'data/services.json': '[{"slug":"cabling"}]',
    'data/company.json': '{\n  "name": \n',
    'data/notes.txt': 'later',
    'data/._company.json': 'of macOS',
    'data/images/.DS_Store': 'of macOS',
    'data/images/._lamp.webp': 'of macOS',
    'data/images/Thumbs.db': 'of Windows',
    'data/images/desktop.ini': 'of Windows',
    'data/images/team/photo.txt': 'in a folder',
    'locales/fr/._home.json': 'of macOS',
    'locales/.idea/x.json': 'of a program',
    'data/images/lamp.webp': await picture.webp().toBuffer(),
    'data/images/broken.webp': 'not a picture',
    'locales/fr/home.json': '{"title":"Accueil"}',
    'locales/en/home.json': '{"title":"Home"}',
    'locales/README.md': 'words',
    'src/gatsby/pages.ts': 'of the build',
    'src/types.d.ts': 'types',
    'src/index.scss': 'styles',
  });
  expect(await readSource(root)).toEqual({
    code,
    data: {
      services: { value: [{ slug: 'cabling' }] },
      company: { unreadable: { why: expect.stringContaining('JSON') as string, line: 2 } },
    },
    locales: {
      fr: { home: { value: { title: 'Accueil' } } },
      en: { home: { value: { title: 'Home' } } },
    },
    pictures: { 'images/broken.webp': null, 'images/lamp.webp': { width: 12, height: 7 } },
  });
});
