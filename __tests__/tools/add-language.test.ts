import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tool = path.join(__dirname, '../../tools/add-language.mjs');

let root = '';

const service = (more: (text: string) => object) => ({
  order: 1,
  title: { fr: 'Solaire', en: 'Solar', ...more('Solaire') },
  details: [{ slug: 'roof', points: [{ fr: 'Un toit', en: 'A roof', ...more('Un toit') }] }],
  partial: { fr: 'seul' },
  sizes: [1, 2],
});

const start = {
  'data/services/solar.json': service(() => ({})),
  'locales/fr/common.json': { call: 'Appeler' },
  'locales/en/common.json': { call: 'Call' },
};

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What each file of the folder holds. */
const contents = () => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(root, file).replaceAll(path.sep, '/'),
      JSON.parse(readFileSync(file, 'utf8')) as unknown,
    ]),
  );
};

const add = (...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, value] of Object.entries(start)) write(name, JSON.stringify(value));
});

afterEach(() => rmSync(root, { recursive: true }));

it('gives a language the words of another one', () => {
  expect(add('de', 'fr').status).toBe(0);
  expect(contents()).toEqual({
    ...start,
    'data/services/solar.json': service((de) => ({ de })),
    'locales/de/common.json': start['locales/fr/common.json'],
  });
});

it.each([
  ['no language', [], 'Name the new language'],
  ['a region', ['de-CH', 'fr'], 'Name the new language'],
  ['a source that the site lacks', ['de', 'it'], 'the one to start from'],
  ['a language of the site', ['en', 'fr'], 'locales/en is there already'],
])('refuses %s, and changes nothing', (_, args, sentence) => {
  const { status, stderr } = add(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(contents()).toEqual(start);
});

it('names a file that it cannot read, and changes nothing', () => {
  write('data/team.json', '{');
  expect(add('de', 'fr').stderr.replaceAll('\\', '/')).toContain('data/team.json cannot be read');
  rmSync(path.join(root, 'data/team.json'));
  expect(contents()).toEqual(start);
});
