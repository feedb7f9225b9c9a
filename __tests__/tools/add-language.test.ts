import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.join(__dirname, '../..');
const languagesFile = 'src/i18n/languages.ts';
const flagOf = (code: string) => `static/flags/${code}.svg`;

let root = '';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Every file of the folder, with its text. */
const contents = () => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.relative(root, path.join(parentPath, name));
      return [file.replaceAll(path.sep, '/'), read(file)];
    }),
  );
};

const add = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(project, 'tools/add-language.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const textOf = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const serviceIn = (more: (text: string) => object) =>
  textOf({
    order: 1,
    title: { fr: 'Solaire', en: 'Solar', ...more('Solaire') },
    details: [{ slug: 'roof', points: [{ fr: 'Un toit', en: 'A roof', ...more('Un toit') }] }],
    partial: { fr: 'seul' },
    sizes: [1, 2],
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  write(
    languagesFile,
    `export const languages: readonly Language[] = ['fr', 'en'];

const known = {
  fr: { ownName: 'Français', formats: 'fr' },
  en: { ownName: 'English', formats: 'en-GB' },
  it: { ownName: 'Italiano', formats: 'it-CH' },
} satisfies Record<string, LanguageFacts>;
`,
  );
  write(flagOf('it'), '<svg/>\n');
  write(
    'data/services/solar.json',
    serviceIn(() => ({})),
  );
  write('locales/fr/common.json', '{ "call": "Appeler" }\n');
  write('locales/en/common.json', '{ "call": "Call" }\n');
});

afterEach(() => rmSync(root, { recursive: true }));

it('adds a language with the words of another one, and says what is left to do', () => {
  const before = contents();
  const { status, stdout } = add('de', 'fr');
  expect(status).toBe(0);
  expect(read(flagOf('de'))).toContain('viewBox="0 0 32 22"');
  for (const what of ['locales/de/', languagesFile, flagOf('de')])
    expect(stdout.replaceAll('\\', '/')).toContain(what);
  expect(contents()).toEqual({
    ...before,
    [languagesFile]: before[languagesFile]!.replace("'en']", "'en', 'de']").replace(
      '} satisfies',
      `  de: {
    ownName: 'Deutsch',
    formats: 'de-CH',
    grouping: 'always',
    group: '’',
    openGraph: 'de_CH',
    percentSpace: '',
  },
} satisfies`,
    ),
    [flagOf('de')]: read(flagOf('de')),
    'data/services/solar.json': serviceIn((de) => ({ de })),
    'locales/de/common.json': before['locales/fr/common.json'],
  });
});

it.each([
  [
    ['da', 'en'],
    ["ownName: 'Dansk'", "openGraph: 'da_DK'", "hourMark: '.'", String.raw`group: '\u00a0'`],
  ],
  [
    ['pl', 'en'],
    ["ownName: 'Polski'", "formats: 'pl'", "grouping: 'min2'"],
  ],
  [
    ['de', 'en', 'de-AT'],
    ["formats: 'de-AT'", "openGraph: 'de_AT'", String.raw`percentSpace: '\u00a0'`],
  ],
])('writes down what Intl knows of %s', (args, lines) => {
  expect(add(...args).status).toBe(0);
  for (const line of lines) expect(read(languagesFile)).toContain(`    ${line},\n`);
});

it('takes a language that the site once had as it is known', () => {
  const { [languagesFile]: before, [flagOf('it')]: flag } = contents();
  expect(add('it', 'en').status).toBe(0);
  expect(read(languagesFile)).toBe(before!.replace("'en']", "'en', 'it']"));
  expect(read(flagOf('it'))).toBe(flag);
});

it.each([
  ['no language', [], 'Name the new language'],
  ['no source', ['de'], 'one of the site to start from (fr, en)'],
  ['a region', ['de-CH', 'fr'], '"de-CH" names a region'],
  ['an unknown code', ['xx', 'fr'], '"xx" is no language that Intl knows'],
  ['a long code', ['deu', 'fr'], 'Write "de" instead of "deu"'],
  ['a language of the site', ['en', 'fr'], 'The site has "en" already'],
  ['a source that the site lacks', ['de', 'it'], '"it" is no language of the site'],
  [
    'formats of another language',
    ['de', 'fr', 'fr-CH'],
    '"fr-CH" does not say how "de" is written',
  ],
])('refuses %s, and changes nothing', (_, args, sentence) => {
  const before = contents();
  const { status, stderr } = add(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(contents()).toEqual(before);
});

it('names a file that it cannot read, and changes nothing', () => {
  write('data/team.json', '{');
  const before = contents();
  expect(add('de', 'fr').stderr.replaceAll('\\', '/')).toContain('data/team.json cannot be read');
  expect(contents()).toEqual(before);
});

it('finds its places in this project', () => {
  cpSync(path.join(project, languagesFile), path.join(root, languagesFile));
  cpSync(path.join(project, 'static/flags'), path.join(root, 'static/flags'), { recursive: true });
  expect(add('eo', 'fr').stderr).toBe('');
  expect(read(languagesFile)).toMatch(/^ {2}eo: /m);
});
