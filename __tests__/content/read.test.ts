import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { parsed, readSource } from '../../src/content/read';

const root = mkdtempSync(path.join(tmpdir(), 'source-'));

function write(files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

afterAll(() => rmSync(root, { recursive: true }));

it('finds nothing in a project without data, translations and pictures', async () => {
  expect(await readSource(root)).toEqual({ data: {}, locales: {}, pictures: {} });
});

it('reads data, translations and sizes of pictures', async () => {
  const picture = sharp({ create: { width: 12, height: 7, channels: 3, background: 'red' } });
  write({
    'data/services/cabling.json': '{"order":1}',
    'data/services/._cabling.json': 'of macOS',
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
  });
  expect(await readSource(root)).toEqual({
    data: {
      'services/cabling': { value: { order: 1 } },
      company: { unreadable: { why: expect.stringContaining('JSON') as string, line: 2 } },
    },
    locales: {
      fr: { home: { value: { title: 'Accueil' } } },
      en: { home: { value: { title: 'Home' } } },
    },
    pictures: { 'images/broken.webp': null, 'images/lamp.webp': { width: 12, height: 7 } },
  });
});

const why = (text: string) => parsed(text).unreadable;

it.each([
  ['{"a": 1, "b": {"a": 2}}', undefined],
  ['{\n"a" 1}', { why: expect.stringContaining('JSON') as string, line: 2 }],
  ['\uFEFF{"a": 1}', { why: expect.stringContaining('JSON') as string, line: 1 }],
  ['null', { why: 'expected an object or a list, found null', line: 1 }],
])('reads %j, or says what is wrong with it', (text, expected) => {
  expect(why(text)).toEqual(expected);
});

it('reads a picture to its end, by the format that its ending names', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({
    create: { width: 90, height: 70, channels: 3, background: 'red', noise },
  });
  const png = await picture.clone().png().toBuffer();
  write({
    'data/images/whole.png': png,
    'data/images/half.png': png.subarray(0, png.length / 2),
    'data/images/half.jpg': (await picture.clone().jpeg().toBuffer()).subarray(0, 700),
    'data/images/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'data/images/film.png': await picture.clone().gif().toBuffer(),
    'data/images/print.jpg': await picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
  });
  const { pictures } = await readSource(root);
  expect(pictures).toMatchObject({
    'images/whole.png': { width: 90, height: 70 },
    'images/half.png': null,
    'images/half.jpg': null,
    'images/drawing.png': null,
    'images/film.png': null,
    'images/print.jpg': null,
  });
});
