import type { Company } from '../../../src/build/model';
import { factsOf } from '../../../src/build/translations/facts';
import type { Language } from '../../../src/i18n/languages';
import { soundData } from '../../support/project';

const translations = {
  figures: {
    range: '{{from}} to {{to}}',
    items: { losses: { unit: '%', caption: '' }, price: { unit: 'francs', caption: '' } },
  },
  facts: {
    reply: {
      soon: 'soon',
      workingDays: { one: 'in a day', other: 'in {{count}} days' },
      hours: { one: 'in an hour', other: 'in {{count}} hours' },
    },
    languages: { one: '{{count}} language', other: '{{count}} languages' },
  },
};

it('writes all facts of the data as English writes them', () => {
  expect(factsOf(soundData(), translations, 'en')).toEqual({
    'company.name': 'Brightwire',
    'company.phone': '022\u00a0000\u00a000\u00a000',
    'company.email': 'contact@brightwire.example',
    'company.address': 'Lamp Street 1, 1200\u00a0Genève',
    'company.region': 'Lake en',
    'area.first': 'Nyon',
    'area.last': 'Carouge',
    'area.towns': 'Nyon, Meyrin, Carouge',
    'hours.firstDay': 'Monday',
    'hours.lastDay': 'Friday',
    'hours.opens': '7:30',
    'hours.closes': '18:00',
    'processors.forms': '',
    'processors.formsCountries': '',
    'processors.hosting': '',
    'processors.hostingCountries': '',
    'site.languages': 'French, English, Spanish, Portuguese and Italian',
    'team.languages': '',
    'team.languageCount': '',
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
    'counts.categories': '2',
    'counts.languages': '5',
    'figures.losses': '15 to 30%',
    'years.losses': '2020',
    'figures.price': '13,000\u00a0francs',
    'years.price': '2021',
  });
});

it('writes facts as Portuguese does, and breaks no line within a weekday', () => {
  expect(factsOf(soundData(), translations, 'pt')).toMatchObject({
    'company.region': 'Lake pt',
    'hours.firstDay': 'segunda\u2011feira',
    'hours.lastDay': 'sexta\u2011feira',
    'hours.opens': '7:30',
    'dates.privacyPublished': '10 de setembro de 2021',
  });
});

const filledIn = {
  processors: [
    { name: 'Posts', purpose: 'forms', countries: ['AE', 'EU'] },
    { name: 'Mails', purpose: 'forms', countries: ['EU', 'CH'] },
  ],
  requestRetentionMonths: 12,
  teamLanguages: ['fr', 'de', 'sq'],
  replyWithin: { value: 2, unit: 'workingDays' },
  emergencyNumbers: { fire: '118', utility: { name: 'Grid', phone: '0800 00 11' } },
} satisfies Partial<Company>;

const optionalFacts = (language: Language, company: Partial<Company> = filledIn) => {
  const data = soundData();
  return factsOf({ ...data, company: { ...data.company, ...company } }, translations, language);
};

it.each([
  [
    'fr',
    'Émirats arabes unis, Union européenne et Suisse',
    'français, allemand et albanais',
    '12\u00a0mois',
  ],
  [
    'en',
    'United Arab Emirates, European Union and Switzerland',
    'French, German and Albanian',
    '12\u00a0months',
  ],
  [
    'es',
    'Emiratos Árabes Unidos, Unión Europea y Suiza',
    'francés, alemán y albanés',
    '12\u00a0meses',
  ],
  [
    'pt',
    'Emirados Árabes Unidos, União Europeia e Suíça',
    'francês, alemão e albanês',
    '12\u00a0meses',
  ],
  [
    'it',
    'Emirati Arabi Uniti, Unione europea e Svizzera',
    'francese, tedesco e albanese',
    '12\u00a0mesi',
  ],
] as const)(
  'lists countries, languages and months in %s',
  (language, countries, spoken, months) => {
    expect(optionalFacts(language)).toMatchObject({
      'processors.formsCountries': countries,
      'team.languages': spoken,
      'requests.retention': months,
    });
  },
);

it('writes the facts that a business has filled in, and leaves the others empty', () => {
  expect(optionalFacts('en')).toMatchObject({
    'processors.forms': 'Posts and Mails',
    'processors.hosting': '',
    'team.languageCount': '3 languages',
    'reply.within': 'in 2 days',
    'reply.promise': 'in 2 days',
    'emergency.fire': '118',
    'emergency.ambulance': '',
    'emergency.utility': 'Grid',
    'emergency.utilityPhone': '0800\u00a000\u00a011',
  });
});

it.each([
  [{ value: 1, unit: 'workingDays' }, 'in a day'],
  [{ value: 1, unit: 'hours' }, 'in an hour'],
  [{ value: 48, unit: 'hours' }, 'in 48 hours'],
] as const)('promises a reply within %j: %s', (replyWithin, expected) => {
  expect(optionalFacts('fr', { replyWithin })['reply.promise']).toBe(expected);
});
