import { checkTypography } from '../../../src/build/check/typography';
import { sentence } from '../../../src/build/issue';
import { languages } from '../../../src/i18n/languages';
import { everywhere, sourceWith, type Changes } from '../../support/project';

const inPlace = (language: string, message: string) =>
  `locales/${language}/home.json, field "title", language ${language}: ${message}.`;

const typography = (words: Changes['words']) =>
  checkTypography(sourceWith({ words })).map(sentence);

const narrow = 'expected a narrow no-break space (U+202F) before ; ? !';
const colon = 'expected a no-break space (U+00A0) before :';
const quotes = 'expected a no-break space (U+00A0) inside « »';
const early = 'a space before a punctuation mark';
const opening = 'a question or exclamation without ¿ or ¡ at its start';

it('asks for a curved apostrophe in every language', () => {
  expect(typography(everywhere('home:title', () => "l'eau"))).toEqual(
    languages.map((language) => inPlace(language, 'a straight apostrophe, expected ’')),
  );
});

it.each([
  ['en', 'and so on...', 'three dots, expected …'],
  ['it', 'un Wi-Fi', 'a hyphen at which a line may end, expected Wi‑Fi with U+2011'],
  ['it', 'due  spazi', 'a space too many'],
  ['pt', ' um espaço', 'a space too many'],
  ['es', 'un espacio ', 'a space too many'],
  ['fr', 'Une question ?', narrow],
  ['fr', 'Une panne!', narrow],
  ['fr', 'Vite\u00a0; bien', narrow],
  ['fr', 'Horaires : 8 h', colon],
  ['fr', '« mot\u00a0»', quotes],
  ['fr', '«\u00a0mot»', quotes],
  ['en', 'Hours : all day', early],
  ['pt', 'Uma pergunta ?', early],
  ['es', 'Una pregunta?', opening],
  ['es', 'Claro!', opening],
])('finds an issue in %s: %s', (language, text, message) => {
  expect(typography({ [`${language}/home:title`]: text })).toEqual([inPlace(language, message)]);
});

it.each([
  ['fr', 'Une question\u202f? Horaires\u00a0: «\u00a0mot\u00a0»\u202f!'],
  ['fr', 'https://www.brightwire.example à 07:30'],
  ['en', 'Any question? Hours: 07:30 …'],
  ['es', '¿Una pregunta? ¡Claro!'],
])('finds none in %s: %s', (language, text) => {
  expect(typography({ [`${language}/home:title`]: text })).toEqual([]);
});
