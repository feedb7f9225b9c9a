import { checkCharacters } from '../../../src/build/check/characters';
import { sentence } from '../../../src/build/issue';
import { sourceWith, type Changes } from '../../support/project';

const sentences = (changes: Changes) => checkCharacters(sourceWith(changes)).map(sentence);

it('names file and key of a text whose characters the fonts do not have, each once', () => {
  expect(sentences({ words: { 'en/home:title': 'A → B → ≥ C' } })).toEqual([
    'locales/en/home.json, field "title", language en: the fonts do not have "→" (U+2192), "≥" (U+2265), write it another way.',
  ]);
});

it('names file, record and field of the data', () => {
  const data = {
    'company.name': 'Bright☼wire',
    'categories.1.slug': 'a→b',
    team: [{ name: 'Ana', role: { fr: 'Chef ☼' } }],
  };
  expect(sentences({ data })).toEqual([
    'data/company.json, field "name": the fonts do not have "☼" (U+263C), write it another way.',
    'data/categories.json, record "a→b", field "slug": the fonts do not have "→" (U+2192), write it another way.',
    'data/team.json, record "number 1", field "role.fr": the fonts do not have "☼" (U+263C), write it another way.',
  ]);
});

it('takes the letters, quotes, dashes and spaces of the five languages', () => {
  const text = 'Où ? « Œuvre » — “naïve” ‘ñ’ – Ação, perché… Wi\u2011Fi\u202f! 3\u00a0m² €';
  expect(sentences({ words: { 'fr/home:title': text } })).toEqual([]);
});

it('takes every name, in any alphabet', () => {
  const names = ['Petrović', 'Yılmaz', 'Łukasz', 'Ștefan', 'Dvořák', 'Nguyễn', 'Јовић', 'Νίκος'];
  const team = names.map((name) => ({ name, role: { fr: name } }));
  expect(sentences({ data: { team }, words: { 'fr/home:title': names.join() } })).toEqual([]);
});

it('takes a file that cannot be read, or is not a text, as nobody’s words', () => {
  const data = { company: new Error('no JSON'), 'categories.0.id': 7 };
  expect(sentences({ data, words: { 'es/home': new Error('no JSON') } })).toEqual([]);
});
