import {
  checkEnvironment,
  checkIndexed,
  isOutdated,
  isUid,
  missingFacts,
  outdatedFacts,
} from '../../../src/content/check/indexed';
import { sentence } from '../../../src/content/faults';
import type { Company } from '../../../src/content/model';
import { confirmations } from '../../../src/content/model/confirmations';
import { inEach, soundData } from '../../support/project';
import { solarData } from '../../support/solar-data';

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
  teamLanguages: ['fr'],
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
const environment = { GATSBY_FORM_KEY: 'key' };

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
  if (company.indexed) expect(missingFacts(company, environment)).toEqual([]);
});

it.each<[string, string, Partial<Company>]>([
  ['siteUrl', 'shop.example.com is reserved for examples', { siteUrl: 'https://shop.example.com' }],
  ['email', 'brightwire.test is reserved for examples', { email: 'a@brightwire.test' }],
  [
    'social.1.url',
    'tiktok.example is reserved for examples',
    { social: [...real.social, { name: 'TikTok', url: 'https://tiktok.example/@b' }] },
  ],
  [
    'phone.display',
    'this number is a placeholder',
    { phone: { ...phone, display: '022 000 00 00' } },
  ],
  [
    'address.street',
    'this street is a placeholder',
    { address: { ...address, street: 'Rue de l’Exemple 1' } },
  ],
  ['legalName', 'is empty', { legalName: undefined }],
  ['authorisations.oibt', 'is empty', { authorisations: { ...authorisations, oibt: '' } }],
  [
    'authorisations.ide',
    '"CHE-123.456.789" is no UID like CHE-123.456.788: its check digit or its form is wrong',
    { authorisations: { ...authorisations, ide: 'CHE-123.456.789' } },
  ],
  ['processors', 'none has the purpose "forms"', { processors: [mails, host] }],
  ['processors', 'none has the purpose "mail"', { processors: [posts, host] }],
  ['processors', 'none has the purpose "hosting"', { processors: [posts, mails] }],
  [
    'processors.2.safeguard',
    'nothing protects the data that Host takes abroad (US)',
    { processors: [posts, mails, { ...host, countries: ['US', 'CH'] }] },
  ],
  [
    `confirmed.${point}`,
    'is not confirmed (docs/recipes.md, "To confirm before publication")',
    { confirmed: { ...confirmed, [point!]: undefined } },
  ],
  ['legalReviewed', 'the legal texts have no date of review', { legalReviewed: undefined }],
])('finds %s: %s', (field, message, change) => {
  expect(checkIndexed({ ...real, ...change }).map(sentence)).toEqual([
    `data/company.json, field "${field}": ${message}, and "indexed" is true.`,
  ]);
});

it('reports all faults at once', () => {
  const fields = checkIndexed(placeholder).map(({ field }) => field);
  expect(fields).toEqual([
    ...['siteUrl', 'email', 'social.0.url', 'phone.display', 'phone.international'],
    ...['legalName', 'authorisations.oibt', 'authorisations.insurance', 'authorisations.ide'],
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
  expect(missingFacts({ ...real, processors }, environment)).toEqual([
    'processors: the safeguard for the data that Posts takes abroad (US, SG).',
  ]);
});

it('names each fact that is not filled in, and what is not confirmed in one sentence', () => {
  const sentences = missingFacts({ ...placeholder, confirmed: { ...confirmed, [point!]: '' } }, {});
  expect(sentences.map((each) => /^[^:]+/.exec(each)?.[0])).toEqual([
    'No form will arrive',
    'processors',
    'processors',
    'processors',
    'legalName',
    'requestRetentionMonths',
    'teamLanguages',
    'replyWithin',
    ...['general', 'police', 'fire', 'ambulance', 'utility'].map(
      (name) => `emergencyNumbers.${name}`,
    ),
    'confirmed',
    'legalReviewed',
    'authorisations.oibt',
    'authorisations.insurance',
  ]);
  expect(sentences).toContain(
    `confirmed: ${point} (docs/recipes.md, "To confirm before publication").`,
  );
});

it.each([
  ['2025-11-22', '2026-11-22T23:59:59Z', false],
  ['2025-11-22', '2026-11-23T00:00:00Z', true],
  ['2024-02-29', '2025-03-01T12:00:00Z', false],
])('what was checked on %s is out of date at %s: %s', (checked, now, expected) => {
  expect(isOutdated(checked, new Date(now))).toBe(expected);
});

it('names what was checked more than twelve months ago', () => {
  const name = inEach((language) => `Grant ${language}`);
  const solar = {
    ...solarData(),
    aids: [
      {
        name,
        basis: 'power' as const,
        tiers: [{ from: 0, amount: 100 }],
        upTo: 100,
        source: 'town',
        checked: '2026-02-01',
      },
    ],
  };
  const constants = Object.values(solar.constants);
  for (const dated of [...constants, solar.yields, solar.profiles]) dated.checked = '2026-06-01';
  solar.constants.yield_per_power.checked = '2026-01-31';
  const ownerChange = { fromYears: 10, afterYears: 5 };
  const inspection = { kinds: [], ownerChange, who: [], checked: '2026-02-14' };
  expect(outdatedFacts({ solar, inspection }, new Date('2027-02-15'))).toEqual([
    'data/solar.json, "yield_per_power": last checked on 2026-01-31.',
    'data/solar.json, "Grant fr": last checked on 2026-02-01.',
    'data/inspection.json: last checked on 2026-02-14.',
  ]);
  expect(outdatedFacts({ solar }, new Date('2027-07-01'))).toHaveLength(constants.length + 3);
  expect(outdatedFacts({}, new Date())).toEqual([]);
});

/** A site at a real address. */
const atRealHost = { siteUrl: 'https://www.brightwire.ch', indexed: false };

it.each<[Record<string, string | undefined>]>([
  [{ GATSBY_FORM_ENDPOINT: undefined }],
  [{ GATSBY_FORM_ENDPOINT: 'https://forms.example/submit' }],
  [{ GATSBY_FORM_ENDPOINT: 'http://localhost:9001/submit' }],
  [{ GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9001/submit' }],
  [{ GATSBY_FORM_KEY_FIELD: 'access_key' }],
  [{ GATSBY_FORM_ATTACHMENTS: 'true', GATSBY_FORM_ATTACHMENTS_FIELD: 'files[]' }],
  [{ GATSBY_FORM_RETURN_ORIGIN: 'https://site.example' }],
])('takes %j', (variables) => {
  expect(checkEnvironment({ GATSBY_FORM_KEY: 'key', ...variables }, atRealHost)).toEqual([]);
});

it.each([
  ['GATSBY_FORM_ENDPOINT', 'http://forms.example/submit', 'has to begin with https:'],
  ['GATSBY_FORM_ENDPOINT', '/submit', '"/submit" is no address'],
  ['GATSBY_FORM_RETURN_ORIGIN', '', '"" is no address'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://', '"https://" is no address'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'javascript:alert(1)', 'is no address'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://site.example/', 'has to be "https://site.example"'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://site.example/a', 'without a path'],
  ['GATSBY_FORM_KEY', '  ', 'is blank'],
  ['GATSBY_FORM_KEY', ' key', 'has spaces at its ends'],
  ['GATSBY_FORM_KEY_FIELD', '', 'is empty'],
  ['GATSBY_FORM_KEY_FIELD', 'a"b c', 'is no name of a field'],
  ['GATSBY_FORM_KEY_FIELD', 'email', 'is the name of another field'],
  ['GATSBY_FORM_KEY_FIELD', 'honeypot', 'is the name of another field'],
  ['GATSBY_FORM_KEY_FIELD', 'redirectTo', 'is the name of another field'],
  ['GATSBY_FORM_ATTACHMENTS', 'yes', '"yes" is neither "true" nor "false"'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', '', 'is empty, expected the name of a field'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', 'message', 'is the name of another field'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', 'apiKey', 'is the name of the key'],
  ['GATSBY_FORM_KEYFIELD', 'key', 'is unknown, expected one of GATSBY_FORM_ENDPOINT'],
])('names %s=%s: %s', (name, value, message) => {
  const [found = '', ...more] = checkEnvironment({ [name]: value });
  expect(found).toMatch(`environment, field "${name}": `);
  expect(found).toContain(message);
  expect(more).toEqual([]);
});

it.each([
  [{}, { ...atRealHost, indexed: true }, ['"indexed" is true']],
  [
    { CONTEXT: 'production' },
    atRealHost,
    ['every request that visitors of www.brightwire.ch send would be lost'],
  ],
  [{ CONTEXT: 'deploy-preview' }, atRealHost, []],
  [{}, atRealHost, []],
  [{ CONTEXT: 'production' }, { ...atRealHost, siteUrl: 'https://www.brightwire.example' }, []],
])('without a key, in %j for %j: %j', (environment, company, reasons) => {
  expect(checkEnvironment(environment, company)).toEqual(
    reasons.map((why) => `environment, field "GATSBY_FORM_KEY": is not set, and ${why}.`),
  );
});
