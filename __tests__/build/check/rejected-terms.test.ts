import { checkRejectedTerms } from '../../../src/build/check/rejected-terms';
import { sentence } from '../../../src/build/issue';
import { sourceWith } from '../../support/project';

const found = (language: string, text: string) =>
  checkRejectedTerms(sourceWith({ words: { [`${language}/home:title`]: text } })).map(sentence);

it('names the place, the term and the one to write, whatever the letter case', () => {
  expect(found('es', 'Conexión segura')).toEqual([
    'locales/es/home.json, field "title", language es: "conexión segura" is not used here, write "inicio de sesión seguro".',
  ]);
});

it.each([
  ['a part of a word', 'pt', 'Autoconsumo solar'],
  ['a word with an accent before the term', 'en', 'Éfuse board'],
  ['a word with an accent after the term', 'en', 'fuse boardé'],
  ['a term of another language', 'fr', 'Un navigatore'],
])('lets %s pass', (_, language, text) => {
  expect(found(language, text)).toEqual([]);
});
