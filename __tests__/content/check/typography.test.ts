import {
  checkCharacters,
  checkRejectedTerms,
  checkTypography,
  mendText,
} from '../../../src/content/check/typography';
import { sentence } from '../../../src/content/faults';
import { type Language, languages } from '../../../src/i18n/languages';
import { type Changes, everywhere, sourceWith } from '../../support/project';

it('names the place of a text that is typed otherwise than its language writes it, with the right text', () => {
  const source = sourceWith({ words: everywhere('home:title', () => "l'eau") });
  expect(checkTypography(source).map(sentence)).toEqual(
    languages.map(
      (language) =>
        `locales/${language}/home.json, field "title", language ${language}: expected "l’eau", as npm run format writes it.`,
    ),
  );
  expect(checkTypography(sourceWith())).toEqual([]);
});

it.each<[Language, typed: string, mended: string]>([
  ['fr', "L'eau... et l'air", 'L’eau… et l’air'],
  ['fr', ' Deux  espaces \n', 'Deux espaces'],
  ['fr', 'D’un\r\n\tautre \u2028programme\ufeff\u200b', 'D’un autre programme'],
  ['en', '13\u2009000\u2003francs', '13\u202f000 francs'],
  ['fr', 'Wi-Fi', 'Wi\u2011Fi'],
  ['fr', 'Vite! Où ? Là; oui', 'Vite\u202f! Où\u202f? Là\u202f; oui'],
  ['fr', 'Horaires : 8:30', 'Horaires\u00a0: 8:30'],
  ['fr', 'Un "mot" et «un autre »', 'Un «\u00a0mot\u00a0» et «\u00a0un autre\u00a0»'],
  ['fr', 'https://exemple.ch/?a=1;b', 'https://exemple.ch/?a=1;b'],
  ['fr', 'À {{company.region}} : {{hours}} !', 'À {{company.region}}\u00a0: {{hours}}\u202f!'],
  ['en', 'A "word" : it\'s fine !', 'A “word”: it’s fine!'],
  ['en', 'One\n\ntwo ?', 'One two?'],
  ['es', '¿Una "pregunta" ?', '¿Una «pregunta»?'],
  ['es', 'Tiene dudas ? Llame ya!', '¿Tiene dudas? ¡Llame ya!'],
  ['es', 'Sí. Precio: cuánto a {{company.phone}}?', 'Sí. Precio: ¿cuánto a {{company.phone}}?'],
  ['es', 'Dice: "De verdad?" (Claro!)', 'Dice: «¿De verdad?» (¡Claro!)'],
  [
    'es',
    'Si llueve, ¿funciona? Mire https://exemple.ch/?a=1',
    'Si llueve, ¿funciona? Mire https://exemple.ch/?a=1',
  ],
  ['es', 'Seguro?!', '¡¿Seguro?!'],
  ['pt', 'Uma "palavra" ; outra', 'Uma «palavra»; outra'],
  ['it', 'L\'ora : "adesso"', 'L’ora: «adesso»'],
  ['fr', 'Où passe-t-il, sur-le-champ ?', 'Où passe\u2011t\u2011il, sur-le-champ\u202f?'],
])('mends %s: %j', (language, typed, mended) => {
  expect(mendText(typed, language)).toBe(mended);
  expect(mendText(mended, language)).toBe(mended);
});

const sentences = (changes: Changes) => checkCharacters(sourceWith(changes)).map(sentence);

it('names file and key of a text whose characters the fonts do not have, each once', () => {
  expect(sentences({ words: { 'en/home:title': 'A → B → ≥ C' } })).toEqual([
    'locales/en/home.json, field "title", language en: The fonts of the site do not have this character: "→" (U+2192), "≥" (U+2265). Write it another way.',
  ]);
});

it('leaves the signs of a review to the system that shows it', () => {
  const review = {
    text: 'Super 👍🏽 ❤️',
    language: 'fr',
    name: 'R. M.',
    year: 2024,
    source: 'Google',
  };
  expect(sentences({ data: { reviews: [review], team: [{ name: 'Ana 👍', role: {} }] } })).toEqual([
    expect.stringContaining('data/team.json, record "number 1", field "name"'),
  ]);
});

it('names file, record and field of the data', () => {
  const data = {
    'company.name': 'Bright☼wire',
    'categories.1.route': '/a→b',
    team: [{ name: 'Ana', role: { fr: 'Chef ☼' } }],
  };
  expect(sentences({ data })).toEqual([
    'data/company.json, field "name": The fonts of the site do not have this character: "☼" (U+263C). Write it another way.',
    'data/categories/it.json, field "route": The fonts of the site do not have this character: "→" (U+2192). Write it another way.',
    'data/team.json, record "number 1", field "role.fr": The fonts of the site do not have this character: "☼" (U+263C). Write it another way.',
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
  const data = { company: new Error('no JSON'), 'categories.0.order': 7 };
  expect(sentences({ data, words: { 'es/home': new Error('no JSON') } })).toEqual([]);
});

const found = (language: string, text: string) =>
  checkRejectedTerms(sourceWith({ words: { [`${language}/home:title`]: text } })).map(sentence);

it('names the place, the term and the one to write, whatever the letter case', () => {
  expect(found('es', 'Conexión segura')).toEqual([
    'locales/es/home.json, field "title", language es: The site does not use “conexión segura”: write “inicio de sesión seguro”.',
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
