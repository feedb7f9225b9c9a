import { findFaults } from '../../../src/content/check';
import { checkLocales, checkMarkup, untranslatedTexts } from '../../../src/content/check/words';
import { type Fault, sentence } from '../../../src/content/faults';
import {
  type Changes,
  everywhere,
  inEach,
  soundData,
  soundPowerCut,
  sourceWith,
} from '../../support/project';

const brief = ({ file, field, code }: Fault) => [file.replace('locales/', ''), field, code];

const found = (changes: Changes) => checkLocales(soundData(), sourceWith(changes)).map(brief);

it('names files and folders that are missing, unreadable or of no use', () => {
  const words = {
    sv: {},
    'en/plumbing': { title: 'Plumbing' },
    'es/home': new SyntaxError('Unexpected token }'),
    pt: undefined,
    'it/contact': undefined,
  };
  expect(found({ words })).toEqual([
    ['sv', undefined, 'no-language'],
    ['en/plumbing.json', undefined, 'file-unused'],
    ['es/home.json', undefined, 'not-json'],
    ['pt', undefined, 'folder-missing'],
    ['it/contact.json', undefined, 'file-missing'],
  ]);
});

it('names texts that are empty, and translations that do not match the French', () => {
  const words = {
    'fr/contact:title': '',
    'en/home:steps.1.meet': undefined,
    'en/home:errors.name': 'Hello',
    'en/contact:title': null,
    'es/home:errors.name': '{{ name }} {{company.phone}} {{name}}',
    'es/contact:title': ' \n',
    'pt/home:steps.1': undefined,
    'it/home:steps.2': { pay: 'pagare' },
  };
  expect(found({ words })).toEqual([
    ['fr/contact.json', 'title', 'text-empty'],
    ['en/home.json', 'steps.1.meet', 'translation-missing'],
    ['en/home.json', 'errors.name', 'other-placeholders'],
    ['en/contact.json', 'title', 'no-text'],
    ['es/home.json', 'errors.name', 'other-placeholders'],
    ['es/contact.json', 'title', 'text-empty'],
    ['pt/home.json', 'steps.1.meet', 'translation-missing'],
    ['it/home.json', 'steps.2.pay', 'translation-unknown'],
  ]);
});

it('names a fact that the data does not have, with those of its kind', () => {
  const words = everywhere('home:title', (language) => `{{figures.savings}} ${language}`);
  const list =
    /unknown fact "figures\.savings", expected one of figures\.losses, figures\.price\.$/;
  expect(checkLocales(soundData(), sourceWith({ words })).map(sentence)).toEqual([
    expect.stringMatching(list),
  ]);
});

it('names words of the data whose placeholders are not those of French, or facts', () => {
  const data = {
    'services.0.title.fr': 'Câblage {{figures.savings}}',
    'services.1.details': [],
    'projects.0.work.es': '{{company.name}} lo hace',
    team: [
      { name: 'Eve', role: inEach((language) => `${language === 'it' ? '{{count}}' : ''} a`) },
    ],
  };
  const other = 'other-placeholders';
  expect(found({ data })).toEqual([
    ['data/services/cabling.json', 'title', other],
    ['data/services/cabling.json', 'title', other],
    ['data/projects/farm.json', 'work', other],
    ['data/services/cabling.json', 'title', other],
    ['data/services/cabling.json', 'title', other],
    ['data/team.json', 'role', other],
    ['data/services/cabling.json', 'title', 'unknown-fact'],
  ]);
});

it('names the keys that code puts together and French does not have', () => {
  const words = everywhere('pages:contact.title', () => undefined);
  expect(findFaults(sourceWith({ words })).faults.map(brief)).toEqual([
    ['fr/pages.json', 'contact.title', 'asked-by-code'],
  ]);
});

it('finds nothing wrong with sound translations', () => {
  expect(found({})).toEqual([]);
});

it('passes over the words of a tool that no service has', () => {
  const words = { 'fr/power-cut': { title: '{{figures.savings}} <b>' } };
  expect(findFaults(sourceWith({ words })).faults).toEqual([]);
  const data = { 'services.0.tools': ['power-cut'], 'power-cut': soundPowerCut() };
  expect(findFaults(sourceWith({ data, words })).faults).not.toEqual([]);
});

it('lets the lists of figures and of their sources be empty', () => {
  const data = { figures: [], sources: [], 'services.0.figures': [] };
  expect(findFaults(sourceWith({ data })).faults).toEqual([]);
});

it('names a file with a sentence that was left in French', () => {
  const text = 'Bienvenue sur le site de notre entreprise.';
  const words = { 'fr/home:title': text, 'es/home:title': text };
  const data = { 'services.1.title.fr': text, 'services.1.title.it': text };
  expect(untranslatedTexts(sourceWith({ data, words }))).toEqual([
    'locales/es/home.json, es: 1 of 1 sentences ("title"), 0 of 3 short texts',
    'data/services/websites.json, it: 1 of 1 sentences ("title"), 0 of 5 short texts',
  ]);
});

it('counts the short texts of a file of which most were left in French', () => {
  const words = Object.fromEntries(
    ['steps.0.call', 'steps.1.meet', 'errors.name'].flatMap((key) =>
      ['fr', 'pt'].map((language) => [`${language}/home:${key}`, `Bonjour ${key}`]),
    ),
  );
  const report = 'short texts ("steps.0.call", "steps.1.meet", "errors.name")';
  expect(untranslatedTexts(sourceWith({ words }))).toEqual([
    `locales/pt/home.json, pt: 0 of 0 sentences, 3 of 4 ${report}`,
  ]);
});

it('names the record of a list, and no more than three places', () => {
  const kept = 'Cette phrase est restée telle quelle en français.';
  const storage = ['theme', 'basket', 'map', 'zoom'].map((slug) => ({
    slug,
    purpose: inEach((language) => (language === 'en' ? slug : kept)),
  }));
  expect(untranslatedTexts(sourceWith({ data: { storage } }))[0]).toBe(
    'data/storage.json, es: 4 of 4 sentences ("theme purpose", "basket purpose", "map purpose", …), 0 of 0 short texts',
  );
});

it.each([
  'Termostato',
  'Smart Home',
  '© {{company.name}} | Contact',
  '{{number}} de {{total}}',
  '{{area.towns}} {{company.name}} {{company.phone}} {{company.email}}',
])('lets languages share %s', (text) => {
  const source = sourceWith({ words: everywhere('home:title', () => text) });
  expect(untranslatedTexts(source)).toEqual([]);
});

it('takes the same text in two languages for no fault', () => {
  const words = everywhere('home:errors.name', () => 'Bonjour {{name}}, et bienvenue sur le site.');
  expect(findFaults(sourceWith({ words })).faults).toEqual([]);
});

it('names broken placeholders, references to other texts and tags', () => {
  const words = {
    'en/home:errors.name': '{{name',
    'it/contact:title': '$t(common:form.name)',
    'pt/contact:title': 'Contacto <b>agora</b>',
    'es/contact:title': 'a < b',
  };
  expect(checkMarkup(sourceWith({ words })).map(brief)).toEqual([
    ['en/home.json', 'errors.name', 'broken-placeholder'],
    ['pt/contact.json', 'title', 'has-tag'],
    ['it/contact.json', 'title', 'nested-text'],
  ]);
});
