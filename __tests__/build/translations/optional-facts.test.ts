import type { Company } from '../../../src/build/model';
import { optionalFacts } from '../../../src/build/translations/optional-facts';
import type { Language } from '../../../src/i18n/languages';
import { factTranslations } from '../../support/fact-translations';
import { soundData } from '../../support/project';

const safeguard = { fr: 'a', en: 'standard clauses', es: 'c', pt: 'd', it: 'e' };

const filledIn = {
  processors: [
    { name: 'Posts', purpose: 'forms', countries: ['AE', 'EU'], safeguard },
    { name: 'Mails', purpose: 'forms', countries: ['EU', 'CH'], safeguard },
  ],
  requestRetentionMonths: 12,
  teamLanguages: ['fr', 'de', 'sq'],
  replyWithin: { value: 2, unit: 'workingDays' },
  emergencyNumbers: { fire: '118', utility: { name: 'Grid', phone: '0800 00 11' } },
} satisfies Partial<Company>;

const factsWith = (language: Language, company: Partial<Company> = filledIn) =>
  optionalFacts({ ...soundData().company, ...company }, factTranslations, language);

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
    expect(factsWith(language)).toMatchObject({
      'processors.formsCountries': countries,
      'team.languages': spoken,
      'requests.retention': months,
    });
  },
);

it('writes the facts that a business has filled in, and leaves the others empty', () => {
  expect(factsWith('en')).toMatchObject({
    'processors.forms': 'Posts and Mails',
    'processors.formsSafeguards': 'standard clauses',
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
