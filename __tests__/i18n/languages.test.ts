import { fallbackLanguage, isLanguage, languages } from '../../src/i18n/languages';

it.each(['pt', 'en', 'es', 'fr', 'it'])('speaks %s, as the specification asks', (language) => {
  expect(isLanguage(language)).toBe(true);
});

it('falls back to French, the first of the list', () => {
  expect(fallbackLanguage).toBe('fr');
  expect(languages[0]).toBe('fr');
});

it.each(['sv', 'FR', '', undefined])('does not speak %s', (value) => {
  expect(isLanguage(value)).toBe(false);
});
