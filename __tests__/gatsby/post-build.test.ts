import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishPages } from '../../src/gatsby/post-build';

const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('serves a file of static/ as it is, and names a page of Gatsby that it cannot finish', async () => {
  const proof = path.join(folder, 'google1234.html');
  writeFileSync(proof, 'google-site-verification: google1234.html');
  mkdirSync(path.join(folder, 'page-data/404.html'), { recursive: true });
  await finishPages(folder, 'https://site.example');
  expect(readFileSync(proof, 'utf8')).toBe('google-site-verification: google1234.html');
  writeFileSync(path.join(folder, 'contact.html'), '<div id="___gatsby"></div>');
  await expect(finishPages(folder, 'https://site.example')).rejects.toThrow(
    /contact\.html could not be finished/,
  );
});
