import { candidates, chooseLanguage, languageOf } from '../../src/i18n/detect';
import { browserWith, unblock } from '../support/language-sources';

afterEach(unblock);

it.each([
  [[], ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh']],
  [['cookie'], ['aa', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh']],
  [['localStorage'], ['aa', 'bb', 'ee', 'ff', 'gg', 'hh']],
  [['sessionStorage'], ['aa', 'bb', 'cc', 'dd', 'ff', 'gg', 'hh']],
] as const)(
  'reads the sources in the order of the specification; blocked: %j',
  (blocked, found) => {
    const stored = { cookie: 'bb', detected: 'cc', chosen: 'dd', session: 'ee' };
    browserWith({ query: 'aa', ...stored, browser: 'ff,gg', html: 'hh', blocked });
    expect(candidates()).toEqual(found);
  },
);

it('finds nothing where nothing is known', () => {
  browserWith({});
  expect(candidates()).toEqual([]);
});

it.each([
  [['it', 'pt'], 'it'],
  [['sv-IT', 'en-<script>alert(1)</script>', 'en_eval', '../../en', 'it', 'pt'], 'it'],
  [['sv'], 'fr'],
  [[], 'fr'],
])('chooses of %j %s', (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language);
});

it.each([
  ['pt-BR', 'pt'],
  ['EN_us', 'en'],
  ['es-419', 'es'],
  ['fr-x-private', 'fr'],
  ['it', 'it'],
  ['sv_fr', undefined],
  ['english', undefined],
  ['en-//x.example', undefined],
  [' en', undefined],
  ['__proto__', undefined],
])('reads %j by its primary subtag as %s', (candidate, language) => {
  expect(languageOf(candidate)).toBe(language);
});
