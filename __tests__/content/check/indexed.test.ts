import { checkIndexed, isUid, missingFacts } from '../../../src/content/check/indexed';
import { sentence } from '../../../src/content/faults';
import type { Company } from '../../../src/content/model';
import { confirmations } from '../../../src/content/model/confirmations';
import { inEach, soundData } from '../../support/project';

const placeholder: Company = { ...soundData().company, indexed: true };

/** A business that could be listed, with every fact filled in. */
const real: Company = {
  ...placeholder,
  siteUrl: 'https://www.brightwire.ch',
  phone: { display: '022 345 67 89', international: '+41223456789' },
  email: 'contact@brightwire.ch',
  social: [{ name: 'Facebook', url: 'https://facebook.com/brightwire' }],
  legalName: 'Brightwire SA',
  authorisations: { oibt: 'I-12345', ide: 'CHE-123.456.788', insurance: 'Insurer, 1' },
  processors: [
    { name: 'Posts', purpose: 'forms', countries: ['CH'] },
    { name: 'Mails', purpose: 'mail', countries: ['CH'] },
    { name: 'Host', purpose: 'hosting', countries: ['CH'] },
  ],
  requestRetentionMonths: 12,
  replyWithin: { value: 1, unit: 'workingDays' },
  emergencyNumbers: {
    general: '112',
    police: '117',
    fire: '118',
    ambulance: '144',
    utility: { name: 'Grid', phone: '0800 00 11 22' },
  },
  confirmed: Object.fromEntries(confirmations.map((name) => [name, '2026-01-31'])),
  legalReviewed: '2026-01-31',
};

const { address, authorisations, phone, confirmed } = real;
type Processor = NonNullable<Company['processors']>[number];
const [posts, mails, host] = real.processors as [Processor, Processor, Processor];
const [point] = confirmations;

it.each([
  ['a site that may be listed', real],
  ['a placeholder that shall not be', { ...placeholder, indexed: false }],
  [
    'a baker without the licence to install',
    { ...real, businessType: 'Bakery', authorisations: { ...authorisations, oibt: '' } },
  ],
  [
    'zeros in a number, and a word in a street',
    {
      ...real,
      phone: { display: '022 700 00 00', international: '+41227000000' },
      address: { ...address, street: 'Chemin de Malexemple 1' },
    },
  ],
])('finds nothing in %s', (_, company) => {
  expect(checkIndexed(company)).toEqual([]);
  if (company.indexed) expect(missingFacts(company)).toEqual([]);
});

it.each<[string, string, Partial<Company>]>([
  ['siteUrl', 'example-host', { siteUrl: 'https://shop.example.com' }],
  ['email', 'example-host', { email: 'a@brightwire.test' }],
  [
    'social.1.url',
    'example-host',
    { social: [...real.social, { name: 'TikTok', url: 'https://tiktok.example/@b' }] },
  ],
  ['phone.display', 'example-number', { phone: { ...phone, display: '022 000 00 00' } }],
  ['address.street', 'example-street', { address: { ...address, street: 'Rue de l’Exemple 1' } }],
  ['legalName', 'fact-empty', { legalName: undefined }],
  ['authorisations.oibt', 'fact-empty', { authorisations: { ...authorisations, oibt: '' } }],
  [
    'authorisations.ide',
    'no-uid',
    { authorisations: { ...authorisations, ide: 'CHE-123.456.789' } },
  ],
  ['processors', 'no-processor', { processors: [mails, host] }],
  [
    'processors.2.safeguard',
    'no-safeguard',
    { processors: [posts, mails, { ...host, countries: ['US', 'CH'] }] },
  ],
  [`confirmed.${point}`, 'not-confirmed', { confirmed: { ...confirmed, [point!]: undefined } }],
  ['legalReviewed', 'not-reviewed', { legalReviewed: undefined }],
])('finds %s: %s', (field, code, change) => {
  const [found, ...more] = checkIndexed({ ...real, ...change });
  expect([found?.field, found?.code, more]).toEqual([field, code, []]);
  expect(missingFacts({ ...real, ...change })).toEqual([found]);
});

it('reports all faults at once', () => {
  const fields = checkIndexed(placeholder).map(({ field }) => field);
  expect(fields).toEqual([
    ...['siteUrl', 'email', 'social.0.url', 'phone.display', 'phone.international'],
    ...['legalName', 'authorisations.oibt', 'authorisations.ide', 'authorisations.insurance'],
    ...['processors', 'processors', 'processors', 'requestRetentionMonths'],
    ...confirmations.map((name) => `confirmed.${name}`),
    'legalReviewed',
  ]);
});

it.each([
  ['CHE-123.456.788', true],
  ['CHE-100.000.006', true],
  ['CHE-100.000.070', true],
  ['CHE-123.456.789', false],
  ['CHE-213.456.788', false],
  ['CHE-123456788', false],
  ['123.456.788', false],
  ['CHE-000.000.000', false],
])('whether %s is a business identification number: %s', (text, expected) => {
  expect(isUid(text)).toBe(expected);
});

it('asks what protects data that goes abroad, until that is stated', () => {
  const countries = ['US', 'CH', 'SG'];
  const safeguard = inEach((language) => `Clauses ${language}`);
  const processors = [{ ...posts, countries }, mails, { ...host, countries, safeguard }];
  expect(missingFacts({ ...real, processors }).map(sentence)).toEqual([
    'data/company.json, field "processors.0.safeguard": Say what protects the data that Posts takes abroad (US, SG) before search engines may list the site.',
  ]);
});

it('names what a site may lack and be listed', () => {
  const company = { ...real, replyWithin: undefined, emergencyNumbers: {} };
  expect(checkIndexed(company)).toEqual([]);
  expect(missingFacts(company).map(({ field }) => field)).toEqual([
    'replyWithin',
    ...['general', 'police', 'fire', 'ambulance', 'utility'].map(
      (name) => `emergencyNumbers.${name}`,
    ),
  ]);
});
