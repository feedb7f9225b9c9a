import { checkLocales } from '../../../src/build/check/locales';
import { sentence } from '../../../src/build/issue';
import { pageNamespaces } from '../../../src/build/plan';
import { soundCode, soundData } from '../../support/project';
import { everywhere, sourceWith, type Changes } from '../../support/source';

const sentences = (changes: Changes) =>
  checkLocales(soundData(), pageNamespaces, sourceWith(changes)).map(sentence);

describe('keys in use', () => {
  it.each<[string, Changes, string]>([
    [
      'a key that nothing uses',
      { code: soundCode.replace("t('home:title')", '') },
      'locales/fr/home.json, field "title", language fr: nothing uses this key.',
    ],
    [
      'a key that is asked for but missing',
      { code: `${soundCode}\nt('home:lead');` },
      'locales/fr/home.json, field "lead", language fr: a page asks for this key, but it is missing.',
    ],
    [
      'a key that is only the start of another',
      { code: `${soundCode}\nt('home:tit');` },
      'locales/fr/home.json, field "tit", language fr: a page asks for this key, but it is missing.',
    ],
    [
      'a group that is asked for by name but missing',
      { code: `${soundCode}\nt(\`home:tips.\${name}\`);` },
      'locales/fr/home.json, field "tips.", language fr: a page asks for this key, but it is missing.',
    ],
    [
      'a key that is asked for in a file without any',
      { words: everywhere('terms-use', () => ({})) },
      'locales/fr/terms-use.json, field "title", language fr: a page asks for this key, but it is missing.',
    ],
  ])('names %s', (_, changes, expected) => {
    expect(sentences(changes)).toEqual([expected]);
  });
});

describe('translations of records', () => {
  it.each<[string, string, string]>([
    [
      'a category without translations',
      'categories:it',
      'locales/fr/categories.json, field "it", language fr: Invalid input: expected object, received undefined.',
    ],
    [
      'a figure without unit',
      'figures:items.price.unit',
      'locales/fr/figures.json, field "items.price.unit", language fr: Invalid input: expected string, received undefined.',
    ],
    [
      'a picture without alternative text',
      'pictures:socket',
      'locales/fr/pictures.json, field "socket", language fr: Invalid input: expected string, received undefined.',
    ],
    [
      'a project without task',
      'projects:farm.task',
      'locales/fr/projects.json, field "farm.task", language fr: Invalid input: expected string, received undefined.',
    ],
    [
      'a service without description',
      'service-websites:description',
      'locales/fr/service-websites.json, field "description", language fr: Invalid input: expected string, received undefined.',
    ],
    [
      'a detail without translations',
      'service-cabling:details.sockets',
      'locales/fr/service-cabling.json, field "details.sockets", language fr: Invalid input: expected object, received undefined.',
    ],
  ])('names %s', (_, at, expected) => {
    expect(sentences({ words: everywhere(at, () => undefined) })).toEqual([expected]);
  });

  it('names translations of a picture that nothing shows', () => {
    const words = everywhere('pictures:ladder', (language) => `ladder ${language}`);
    expect(sentences({ words })).toEqual([
      'locales/fr/pictures.json, language fr: Unrecognized key: "ladder".',
    ]);
  });
});
