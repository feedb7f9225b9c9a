import { findFaults } from '../../../src/content/check';
import {
  checkLanguageCodes,
  checkLocales,
  checkMarkup,
  untranslatedTexts,
} from '../../../src/content/check/words';
import { sentence } from '../../../src/content/faults';
import {
  type Changes,
  everywhere,
  inEach,
  soundData,
  soundPowerCut,
  sourceWith,
} from '../../support/project';

const sentences = (changes: Changes) =>
  checkLocales(soundData(), sourceWith(changes)).map(sentence);

const inFrench = (file: string, field: string, message: string) =>
  `locales/fr/${file}.json, field "${field}", language fr: ${message}.`;

it('names files and folders that are missing, unreadable or of no use', () => {
  const words = {
    sv: {},
    'en/plumbing': { title: 'Plumbing' },
    'es/home': new SyntaxError('Unexpected token }'),
    pt: undefined,
    'it/contact': undefined,
  };
  expect(sentences({ words })).toEqual([
    'locales/sv: not a language of the site, expected one of fr, en, es, pt, it.',
    'locales/en/plumbing.json, language en: no page and no record uses this file.',
    'locales/es/home.json, language es: not valid JSON, line 1: Unexpected token }.',
    'locales/pt, language pt: the folder is missing.',
    'locales/it/contact.json, language it: the file is missing.',
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
  expect(sentences({ words })).toEqual([
    'locales/fr/contact.json, field "title", language fr: the text is empty.',
    'locales/en/home.json, field "steps.1.meet", language en: the key is missing, fr has it.',
    'locales/en/home.json, field "errors.name", language en: placeholders none, expected name as in fr.',
    'locales/en/contact.json, field "title", language en: expected a text, found null.',
    'locales/es/home.json, field "errors.name", language es: placeholders company.phone, name, name, expected name as in fr.',
    'locales/es/contact.json, field "title", language es: the text is empty.',
    'locales/pt/home.json, field "steps.1.meet", language pt: the key is missing, fr has it.',
    'locales/it/home.json, field "steps.2.pay", language it: the key is unknown, fr does not have it.',
  ]);
});

it('names a fact that the data does not have, with those of its kind', () => {
  const words = everywhere('home:title', (language) => `{{figures.savings}} ${language}`);
  const list =
    /unknown fact "figures\.savings", expected one of figures\.losses, figures\.price\.$/;
  expect(sentences({ words })).toEqual([expect.stringMatching(list)]);
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
  const none = 'placeholders none, expected figures.savings as in fr.';
  expect(sentences({ data })).toEqual([
    ...['en', 'es', 'pt', 'it'].flatMap((language) => [
      `data/services/cabling.json, field "title", language ${language}: ${none}`,
      ...(language === 'es'
        ? [
            'data/projects/farm.json, field "work", language es: placeholders company.name, expected none as in fr.',
          ]
        : []),
      ...(language === 'it'
        ? [
            'data/team.json, record "number 1", field "role", language it: placeholders count, expected none as in fr.',
          ]
        : []),
    ]),
    expect.stringContaining('"title", language fr: unknown fact "figures.savings"'),
  ]);
});

it('names the keys that code puts together and French does not have', () => {
  const words = {
    ...everywhere('pages:contact.title', () => undefined),
  };
  expect(findFaults(sourceWith({ words })).faults.map(sentence)).toEqual([
    inFrench('pages', 'contact.title', 'a page needs this key, but it is missing'),
  ]);
});

it('finds nothing wrong with sound translations', () => {
  expect(sentences({})).toEqual([]);
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
  '{{team.languages}} {{company.name}} {{company.phone}} {{company.email}}',
])('lets languages share %s', (text) => {
  const source = sourceWith({ words: everywhere('home:title', () => text) });
  expect(untranslatedTexts(source)).toEqual([]);
});

it('takes the same text in two languages for no fault', () => {
  const words = everywhere('home:errors.name', () => 'Bonjour {{name}}, et bienvenue sur le site.');
  expect(findFaults(sourceWith({ words })).faults).toEqual([]);
});

it('refuses a language whose code names a region', () => {
  expect(checkLanguageCodes(['fr', 'pt-BR']).map(sentence)).toEqual([
    'src/i18n/languages.ts: "pt-BR" names a region: use pt, and set formats to pt-BR.',
  ]);
});

it('names broken placeholders, references to other texts and tags', () => {
  const words = {
    'en/home:errors.name': '{{name',
    'it/contact:title': '$t(common:form.name)',
    'pt/contact:title': 'Contacto <b>agora</b>',
    'es/contact:title': 'a < b',
  };
  expect(checkMarkup(sourceWith({ words })).map(sentence)).toEqual([
    'locales/en/home.json, field "errors.name", language en: a broken placeholder, expected {{name}}.',
    'locales/pt/contact.json, field "title", language pt: the tag <b> would be shown as it stands, a text has none.',
    'locales/it/contact.json, field "title", language it: $t( would be replaced by another text, write the text itself.',
  ]);
});
