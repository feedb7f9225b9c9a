import { chooseLanguage, languageOf } from '../../src/i18n/detect';
import {
  browserWith,
  unblock,
  sourceNames,
  type Known,
  type SourceName,
} from '../support/language-sources';

afterEach(() => {
  unblock();
  jest.resetModules();
});

/** What a fresh page load finds in a browser. */
async function detect(known: Known) {
  browserWith(known);
  const { candidates } = await import('../../src/i18n/detect');
  const found = candidates();
  return { found, language: chooseLanguage(found) };
}

const before = (name: SourceName) => sourceNames.slice(0, sourceNames.indexOf(name));
const after = (name: SourceName) => sourceNames.slice(sourceNames.indexOf(name) + 1);
const all = (names: readonly SourceName[], value: string): Known =>
  Object.fromEntries(names.map((name) => [name, value]));

describe('the order of the sources', () => {
  it('is the one of the specification', async () => {
    const { found } = await detect({
      query: 'aa',
      cookie: 'bb',
      detected: 'cc',
      chosen: 'dd',
      session: 'ee',
      browser: 'ff,gg',
      html: 'hh',
    });
    expect([...new Set(found)]).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh']);
  });

  describe.each(sourceNames)('%s decides', (name) => {
    const rest = all(after(name), 'pt');

    it('over all that come after it', async () => {
      expect((await detect({ ...rest, [name]: 'it' })).language).toBe('it');
    });

    it.each([
      ['absent', ''],
      ['of a language that the site does not speak', 'sv-IT'],
      ['script', 'en-<script>alert(1)</script>'],
      ['script that a tag could hold', 'en_eval'],
      ['neither a language nor script', '../../en'],
    ])('where those before it are %s', async (_, value) => {
      const known = { ...all(before(name), value), ...rest, [name]: 'it' };
      expect((await detect(known)).language).toBe('it');
    });
  });

  it('takes the browser’s languages in their order', async () => {
    expect((await detect({ browser: 'sv-SE,es-MX,en' })).language).toBe('es');
  });
});

describe('blocked places', () => {
  it.each([
    [['cookie'], 'it'],
    [['localStorage'], 'it'],
    [['sessionStorage'], 'it'],
    [['cookie', 'localStorage', 'sessionStorage'], 'it'],
  ] as const)('%j are passed over without an error', async (blocked, expected) => {
    const { language } = await detect({
      cookie: blocked.some((place) => place === 'cookie') ? 'pt' : '',
      browser: 'it',
      html: 'fr',
      blocked,
    });
    expect(language).toBe(expected);
  });

  it('leave the others to decide', async () => {
    const known = { cookie: 'pt', detected: 'es', session: 'en', browser: 'it' };
    expect((await detect({ ...known, blocked: ['cookie'] })).language).toBe('es');
    jest.resetModules();
    expect((await detect({ ...known, blocked: ['cookie', 'localStorage'] })).language).toBe('en');
  });
});

it('falls back to French where nothing is known', async () => {
  expect(await detect({})).toEqual({ found: [], language: 'fr' });
});

it.each([
  ['pt-BR', 'pt'],
  ['EN_us', 'en'],
  ['IT', 'it'],
  ['it-CH', 'it'],
  ['es-419', 'es'],
  ['fr-x-private', 'fr'],
  ['sv-IT', undefined],
  ['sv_fr', undefined],
  ['eng', undefined],
  ['english', undefined],
  ['x-en', undefined],
  ['-en', undefined],
  [' en', undefined],
  ['*', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('reads %j by its primary subtag as %s', (candidate, language) => {
  expect(languageOf(candidate)).toBe(language);
});
