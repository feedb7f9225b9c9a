/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBrowserInternals, hasNewFile } from '../../src/gatsby/internals';

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('finds a new file with the ending in a folder below, and no older one', async () => {
  const file = path.join(folder, 'ab12', 'lamp.avif');
  mkdirSync(path.dirname(file));
  writeFileSync(file, '');
  utimesSync(file, 100, 100);
  expect(await hasNewFile(folder, '.avif', 99_000)).toBe(true);
  expect(await hasNewFile(folder, '.avif', 101_000)).toBe(false);
  expect(await hasNewFile(folder, '.webp', 99_000)).toBe(false);
});

const installed = path.join(__dirname, '../../node_modules');
const read = (script: string) => readFileSync(path.join(installed, script), 'utf8');

it('finds everything in the installed Gatsby, and says what to do when a script has changed', () => {
  expect(() => checkBrowserInternals(read)).not.toThrow();
  expect(() => checkBrowserInternals((script) => read(script).replaceAll('loadPage:', ''))).toThrow(
    'src/i18n/useLanguage.ts: gatsby/cache-dir/loader.js has no "loadPage:". Adapt the file to the installed version, or delete it and what imports it.',
  );
});
