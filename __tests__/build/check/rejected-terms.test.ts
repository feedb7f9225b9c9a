import { check } from '../../../src/build/check';
import { checkRejectedTerms } from '../../../src/build/check/rejected-terms';
import { sentence } from '../../../src/build/issue';
import { sourceWith } from '../../support/source';

const found = (language: string, text: string) =>
  checkRejectedTerms(sourceWith({ words: { [`${language}/home:title`]: text } })).map(
    ({ message }) => message,
  );

it('names the place, the term and the one to write', () => {
  const source = sourceWith({ words: { 'it/home:title': 'Un interruttore che scatta.' } });
  expect(checkRejectedTerms(source).map(sentence)).toEqual([
    'locales/it/home.json, field "title", language it: "interruttore che scatta" is not used here, write "interruttore automatico".',
  ]);
});

it.each([
  ['fr', 'Votre commune n’est pas sur la ligne\u202f?', 'pas sur la ligne'],
  ['en', 'Fuse board replacement', 'fuse board'],
  ['es', 'Acceso por perfiles y conexión segura', 'conexión segura'],
  ['pt', 'A eletricidade, o solar e a informática', 'o solar'],
])('finds a term in %s: %s', (language, text, term) => {
  expect(found(language, text)).toEqual([
    expect.stringContaining(`"${term}" is not used here, write`),
  ]);
});

it.each([
  ['a part of a word', 'pt', 'Autoconsumo solar'],
  ['a word with an accent before the term', 'pt', 'Acumulação solar'],
  ['a term of another language', 'fr', 'Un navigatore'],
])('lets %s pass', (_what, language, text) => {
  expect(found(language, text)).toEqual([]);
});

it('stops the build', () => {
  const source = sourceWith({ words: { 'en/contact:title': 'Measured on site' } });
  expect(check(source).sentences).toEqual([
    expect.stringContaining('"measured on site" is not used here'),
  ]);
});
