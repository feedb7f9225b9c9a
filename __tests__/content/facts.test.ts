import { factsOf, fillFacts } from '../../src/content/facts';
import type { Company } from '../../src/content/model';
import type { FactTranslations } from '../../src/content/words';
import type { Language } from '../../src/i18n/languages';
import { inEach, soundData } from '../support/project';

/** The words that facts are written with, in English. */
const translations: FactTranslations = {
  reply: {
    soon: 'soon',
    workingDays: { one: 'in a day', other: 'in {{count}} days' },
    hours: { one: 'in an hour', other: 'in {{count}} hours' },
  },
  hours: {
    everyDay: 'every day',
    days: '{{from}} to {{to}}',
    span: '{{from}}–{{to}}',
    rows: '{{first}}; {{next}}',
  },
  range: '{{from}} to {{to}}',
};

it('writes all facts of the data as English writes them', () => {
  expect(factsOf(soundData(), translations, 'en')).toEqual({
    'company.ide': 'CHE-000.000.000',
    'company.legalName': 'Brightwire',
    'company.name': 'Brightwire',
    'company.phone': '022\u00a0000\u00a000\u00a000',
    'company.email': 'contact@brightwire.example',
    'company.address': 'Lamp Street 1, 1200\u00a0Genève',
    'company.region': 'Lake en',
    'area.first': 'Nyon',
    'area.last': 'Carouge',
    'area.towns': 'Nyon, Meyrin, Carouge',
    'hours.week': 'Monday to Friday, 7:30–18:00',
    'processors.forms': '',
    'processors.formsCountries': '',
    'processors.formsSafeguards': '',
    'processors.hosting': '',
    'processors.hostingCountries': '',
    'processors.hostingSafeguards': '',
    'processors.mail': '',
    'processors.mailCountries': '',
    'processors.mailSafeguards': '',
    'solar.utility': '',
    'reply.within': '',
    'reply.promise': 'soon',
    'emergency.general': '',
    'emergency.police': '',
    'emergency.fire': '',
    'emergency.ambulance': '',
    'emergency.utility': '',
    'emergency.utilityPhone': '',
    'requests.retention': '',
    'dates.privacyPublished': '10 September 2021',
    'dates.privacyUpdated': '31 January 2024',
    'counts.photos': '',
    'figures.losses': '15 to 30unitName en',
    'years.losses': '2020',
    'figures.price': '13,000\u00a0unitName en',
    'years.price': '2021',
  });
});

it('writes facts as Portuguese does', () => {
  expect(factsOf(soundData(), translations, 'pt')).toMatchObject({
    'company.region': 'Lake pt',
    'hours.week': 'Segunda to sexta, 7h30–18h00',
    'dates.privacyPublished': '10 de setembro de 2021',
  });
});

const safeguard = { ...inEach((language) => language), en: 'standard clauses' };

const filledIn = {
  processors: [
    { name: 'Posts', purpose: 'forms', countries: ['AE', 'EU'], safeguard },
    { name: 'Mails', purpose: 'mail', countries: ['EU', 'CH'], safeguard },
  ],
  requestRetentionMonths: 12,
  replyWithin: { value: 2, unit: 'workingDays' },
  emergencyNumbers: { fire: '118', utility: { name: 'Grid', phone: '0800 00 11' } },
} satisfies Partial<Company>;

const factsWith = (language: Language, company: Partial<Company> = filledIn) => {
  const data = soundData();
  return factsOf({ ...data, company: { ...data.company, ...company } }, translations, language);
};

it('lists countries and months as French does', () => {
  expect(factsWith('fr')).toMatchObject({
    'processors.formsCountries': 'Émirats arabes unis, Union européenne et Suisse',
    'requests.retention': '12\u00a0mois',
  });
});

it('writes the facts that a business has filled in, and leaves the others empty', () => {
  expect(factsWith('en')).toMatchObject({
    'processors.forms': 'Posts',
    'processors.mail': 'Mails',
    'processors.formsSafeguards': 'standard clauses',
    'processors.hosting': '',
    'reply.within': 'in 2 days',
    'reply.promise': 'in 2 days',
    'emergency.fire': '118',
    'emergency.ambulance': '',
    'emergency.utility': 'Grid',
    'emergency.utilityPhone': '0800\u00a000\u00a011',
  });
});

it('names no safeguard while one of several processors lacks its own', () => {
  const [posts, mails] = filledIn.processors;
  const safeguards = (others: Partial<typeof mails>) =>
    factsWith('en', { processors: [posts!, { ...mails!, safeguard: undefined, ...others }] })[
      'processors.formsSafeguards'
    ];
  expect(safeguards({})).toBe('');
  expect(safeguards({ countries: ['CH'] })).toBe('standard clauses');
});

it.each([
  [{ value: 1, unit: 'workingDays' }, 'in a day'],
  [{ value: 1, unit: 'hours' }, 'in an hour'],
  [{ value: 48, unit: 'hours' }, 'in 48 hours'],
] as const)('promises a reply within %j: %s', (replyWithin, expected) => {
  expect(factsWith('fr', { replyWithin })['reply.promise']).toBe(expected);
});

it('fills the facts into every text of a tree, and leaves everything else and the tree itself', () => {
  const words = {
    title: '{{company.name}} or {{ company.name }}',
    steps: [{ text: 'Call {{company.name}}!' }, '{{name}} {{company.motto}} {company.name}'],
    separator: '\u202f;',
  };
  const given = JSON.stringify(words);
  expect(fillFacts(words, { 'company.name': '$1' }, 'en')).toEqual({
    title: '$1 or $1',
    steps: [{ text: 'Call $1!' }, '{{name}} {{company.motto}} {company.name}'],
    separator: '\u202f;',
  });
  expect(JSON.stringify(words)).toBe(given);
});

const facts = { 'a.full': 'Grid', 'a.phone': '022 000', 'a.empty': '' };

it.each([
  ['en', 'Get out. Call {{a.empty}}. Then wait.', 'Get out. Then wait.'],
  ['en', 'Get out. Call {{a.empty}}.', 'Get out.'],
  ['en', 'Call {{a.empty}} or {{a.full}}. Call {{a.phone}}. Wait.', 'Call 022 000. Wait.'],
  ['en', 'Wait. {{a.empty}} hosts it. {{a.full}} is near.', 'Wait. Grid is near.'],
  [
    'fr',
    'Une panne\u202f? Réponse {{a.empty}}. Fumée\u00a0: sortez\u202f! {{a.full}}',
    'Une panne\u202f? Fumée\u00a0: sortez\u202f! Grid',
  ],
  ['es', '¿Otra pregunta? Llame al {{a.empty}}. ¡Salga!', '¿Otra pregunta? ¡Salga!'],
  ['it', '{{a.empty}}', ''],
] as const)('leaves out what names an empty fact, in %s: %s', (language, text, expected) => {
  expect(fillFacts({ text }, facts, language)).toEqual({ text: expected });
});

it('leaves out what becomes empty in a list: a paragraph, and a section without paragraphs with its title', () => {
  const sections = [
    { title: 'Outage', paragraphs: ['Call {{a.empty}}.'] },
    { title: 'Fire', paragraphs: ['Get out.', 'Call {{a.empty}}.'] },
    { title: 'Call {{a.full}}', paragraphs: ['Now.'] },
  ];
  expect(fillFacts({ sections, note: 'Call {{a.empty}}.' }, facts, 'en')).toEqual({
    sections: [
      { title: 'Fire', paragraphs: ['Get out.'] },
      { title: 'Call Grid', paragraphs: ['Now.'] },
    ],
    note: '',
  });
});
