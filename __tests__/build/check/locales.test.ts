import { checkLocales } from '../../../src/build/check/locales';
import { sentence } from '../../../src/build/issue';
import { pageNamespaces } from '../../../src/build/plan';
import { languages } from '../../../src/i18n/languages';
import { soundData } from '../../support/project';
import { everywhere, sourceWith, type Changes } from '../../support/source';

const sentences = (changes: Changes) =>
  checkLocales(soundData(), pageNamespaces, sourceWith(changes)).map(sentence);

const facts =
  'company.name, company.phone, company.email, company.address, company.region, area.first, area.last, area.towns, hours.firstDay, hours.lastDay, hours.opens, hours.closes, dates.privacyPublished, counts.categories, counts.languages, figures.losses, figures.price';

describe('files and folders', () => {
  it.each<[string, Changes, string]>([
    [
      'a missing language',
      { words: { pt: undefined } },
      'locales/pt, language pt: the folder is missing.',
    ],
    [
      'a language that the site does not have',
      { words: { sv: {} } },
      `locales/sv: not a language of the site, expected one of ${languages.join(', ')}.`,
    ],
    [
      'a missing file',
      { words: { 'it/contact': undefined } },
      'locales/it/contact.json, language it: the file is missing.',
    ],
    [
      'a file that is no JSON',
      { words: { 'es/home': new SyntaxError('Unexpected token }') } },
      'locales/es/home.json, language es: not valid JSON: Unexpected token }.',
    ],
    [
      'a file that nothing uses',
      { words: { 'en/service-plumbing': { title: 'Plumbing' } } },
      'locales/en/service-plumbing.json, language en: no page and no record uses this file.',
    ],
  ])('names %s', (_, changes, expected) => {
    expect(sentences(changes)).toEqual([expected]);
  });
});

describe('texts', () => {
  it.each<[string, Changes['words'], string]>([
    [
      'a missing key',
      { 'en/home:steps.1.meet': undefined },
      'locales/en/home.json, field "steps.1.meet", language en: the key is missing, fr has it.',
    ],
    [
      'a list that is too short',
      { 'pt/home:steps.1': undefined },
      'locales/pt/home.json, field "steps.1.meet", language pt: the key is missing, fr has it.',
    ],
    [
      'a key that French does not have',
      { 'it/home:steps.2': { pay: 'pagare' } },
      'locales/it/home.json, field "steps.2.pay", language it: the key is unknown, fr does not have it.',
    ],
    [
      'an empty text',
      { 'es/contact:title': ' \n' },
      'locales/es/contact.json, field "title", language es: the text is empty.',
    ],
    [
      'an empty French text',
      { 'fr/contact:title': '' },
      'locales/fr/contact.json, field "title", language fr: the text is empty.',
    ],
    [
      'a number where a text belongs',
      { 'en/contact:title': 7 },
      'locales/en/contact.json, field "title", language en: expected a text, found 7.',
    ],
    [
      'a translation without the placeholder',
      { 'en/home:errors.name': 'Hello' },
      'locales/en/home.json, field "errors.name", language en: placeholders none, expected name as in fr.',
    ],
    [
      'a translation with another placeholder',
      { 'es/home:errors.name': '{{name}} {{company.phone}}' },
      'locales/es/home.json, field "errors.name", language es: placeholders company.phone, name, expected name as in fr.',
    ],
    [
      'a fact that the data does not have',
      everywhere('home:title', (language) => `{{figures.savings}} ${language}`),
      `locales/fr/home.json, field "title", language fr: unknown fact "figures.savings", expected one of ${facts}.`,
    ],
  ])('names %s', (_, words, expected) => {
    expect(sentences({ words })).toEqual([expected]);
  });
});

it('finds nothing wrong with sound translations', () => {
  expect(sentences({})).toEqual([]);
});
