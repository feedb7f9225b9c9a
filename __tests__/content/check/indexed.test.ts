import { readFileSync } from 'node:fs';
import {
  checkEnvironment,
  checkIndexed,
  isUid,
  missingFacts,
  outdatedFacts,
} from '../../../src/content/check/indexed';
import { sentence } from '../../../src/content/faults';
import type { Company, Data } from '../../../src/content/model';
import { confirmations } from '../../../src/content/model/confirmations';
import { inEach, soundData } from '../../support/project';

const [, recipe = ''] = readFileSync('docs/recipes.md', 'utf8').split(
  /^## To confirm before publication$|^## Add facts about your business$/m,
);

const placeholder: Company = { ...soundData().company, indexed: true };

/** A business that could be listed. */
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
  confirmed: Object.fromEntries(confirmations.map((name) => [name, '2026-01-31'])),
  legalReviewed: '2026-01-31',
};

const needed = ', and "indexed" is true.';
const inCompany = (field: string, message: string) =>
  `data/company.json, field "${field}": ${message}${needed}`;

it('finds nothing in a site that may be listed, and nothing in one that shall not be', () => {
  expect(checkIndexed(real)).toEqual([]);
  expect(checkIndexed({ ...placeholder, indexed: false })).toEqual([]);
});

const { address, authorisations, phone, processors, confirmed } = real;
const [point] = confirmations;

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
    'phone.international',
    'this number is a placeholder',
    { phone: { ...phone, international: '+41220000000' } },
  ],
  [
    'address.street',
    'this street is a placeholder',
    { address: { ...address, street: 'Rue de l’Exemple 1' } },
  ],
  ['legalName', 'is empty', { legalName: undefined }],
  ['authorisations.oibt', 'is empty', { authorisations: { ...authorisations, oibt: '' } }],
  ['authorisations.ide', 'is empty', { authorisations: { ...authorisations, ide: '' } }],
  [
    'authorisations.insurance',
    'is empty',
    { authorisations: { ...authorisations, insurance: '' } },
  ],
  [
    'authorisations.ide',
    '"CHE-123.456.789" is no UID like CHE-123.456.788: its check digit or its form is wrong',
    { authorisations: { ...authorisations, ide: 'CHE-123.456.789' } },
  ],
  ['processors', 'none has the purpose "forms"', { processors: processors?.slice(1) }],
  ['processors', 'none has the purpose "hosting"', { processors: processors?.slice(0, 2) }],
  [
    'processors',
    'none has the purpose "mail"',
    { processors: processors?.filter(({ purpose }) => purpose !== 'mail') },
  ],
  [
    'processors.2.safeguard',
    'nothing protects the data that Host takes abroad (US)',
    {
      processors: [...processors!.slice(0, 2), { ...processors![2]!, countries: ['US', 'CH'] }],
    },
  ],
  ['requestRetentionMonths', 'is empty', { requestRetentionMonths: undefined }],
  [
    `confirmed.${point}`,
    'is not confirmed (docs/recipes.md, "To confirm before publication")',
    { confirmed: { ...confirmed, [point!]: undefined } },
  ],
  ['legalReviewed', 'the legal texts have no date of review', { legalReviewed: undefined }],
])('finds %s: %s', (field, message, change) => {
  const faults = checkIndexed({ ...real, ...change });
  expect(faults.map(sentence)).toEqual([inCompany(field, message)]);
});

it('asks an electrician alone for the licence to install', () => {
  const baker = { businessType: 'Bakery', authorisations: { ...authorisations, oibt: '' } };
  expect(checkIndexed({ ...real, ...baker })).toEqual([]);
  expect(missingFacts({ ...complete, ...baker }, environment)).toEqual([]);
});

it('takes zeros in a number and a word in a street for what they are', () => {
  const change = {
    phone: { display: '022 700 00 00', international: '+41227000000' },
    address: { ...address, street: 'Chemin de Malexemple 1' },
  };
  expect(checkIndexed({ ...real, ...change })).toEqual([]);
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

it('what is to be confirmed is one list: the recipe has a row for each', () => {
  const names = [...recipe.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(names).toEqual([...confirmations]);
});

it.each(['CHE-123.456.788', 'CHE-100.000.006', 'CHE-100.000.070'])('takes %s', (text) => {
  expect(isUid(text)).toBe(true);
});

it.each([
  ['a wrong check digit', 'CHE-123.456.789'],
  ['two digits in the wrong order', 'CHE-213.456.788'],
  ['no points', 'CHE-123456788'],
  ['no prefix', '123.456.788'],
  ['zeros alone', 'CHE-000.000.000'],
])('refuses %s: %s', (_, text) => {
  expect(isUid(text)).toBe(false);
});

const { company } = soundData();

const complete: Company = {
  ...company,
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

const environment = { GATSBY_FORM_KEY: 'key' };

it('misses nothing where every fact is filled in and no data goes abroad', () => {
  expect(missingFacts(complete, environment)).toEqual([]);
});

it('asks what protects data that goes abroad, until that is stated', () => {
  const countries = ['US', 'CH', 'SG'];
  const safeguard = inEach((language) => `Clauses ${language}`);
  const [forms, ...others] = complete.processors!.map((each) => ({ ...each, countries }));
  const processors = [forms!, ...others.map((each) => ({ ...each, safeguard }))];
  expect(missingFacts({ ...complete, processors }, environment)).toEqual([
    'processors: the safeguard for the data that Posts takes abroad (US, SG).',
  ]);
});

it('names what is not confirmed, in one sentence', () => {
  const open = confirmations.slice(0, 2);
  const rest = confirmations.filter((name) => !open.includes(name));
  const confirmed = Object.fromEntries(rest.map((name) => [name, '2026-01-31']));
  expect(missingFacts({ ...complete, confirmed }, environment)).toEqual([
    `confirmed: ${open.join(', ')} (docs/recipes.md, "To confirm before publication").`,
  ]);
});

it('names each fact that is not filled in', () => {
  const names = missingFacts(company, {}).map((sentence) => /^[^:]+/.exec(sentence)?.[0]);
  expect(names).toEqual([
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
});

const inspection = (checked: string) =>
  ({ kinds: [], ownerChange: { fromYears: 10, afterYears: 5 }, checked }) as Data['inspection'];

const today = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2025-11-22', []],
  ['2025-11-21', ['data/inspection.json: last checked on 2025-11-21.']],
])('an inspection checked on %s is reminded of by %j', (checked, sentences) => {
  expect(outdatedFacts({ inspection: inspection(checked) }, today)).toEqual(sentences);
});

it('has nothing to remind of without such facts', () => {
  expect(outdatedFacts({}, today)).toEqual([]);
});

it.each([undefined, 'https://forms.example/submit', 'http://localhost:9001/submit'])(
  'takes %s as an address',
  (value) => expect(checkEnvironment({ GATSBY_FORM_ENDPOINT: value })).toEqual([]),
);

it.each(['', '/submit', 'https://', 'javascript:alert(1)'])(
  'names a variable that holds %p',
  (value) => {
    expect(checkEnvironment({ GATSBY_FORM_RETURN_ORIGIN: value })).toEqual([
      expect.stringContaining(`environment, field "GATSBY_FORM_RETURN_ORIGIN": "${value}"`),
    ]);
  },
);

it.each([
  ['GATSBY_FORM_ATTACHMENTS', 'yes', '"yes" is neither "true" nor "false"'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', '', 'is empty, expected the name of a field'],
])('names %s where it is %p', (field, value, message) => {
  expect(checkEnvironment({ [field]: value })).toEqual([
    `environment, field "${field}": ${message}.`,
  ]);
});

it('takes a form service that takes files', () => {
  const environment = { GATSBY_FORM_ATTACHMENTS: 'true', GATSBY_FORM_ATTACHMENTS_FIELD: 'files' };
  expect(checkEnvironment(environment)).toEqual([]);
});

it('asks for the key of the forms on a site that may be listed', () => {
  expect(checkEnvironment({ GATSBY_FORM_KEY: 'key' }, true)).toEqual([]);
  expect(checkEnvironment({}, true)).toEqual([
    'environment, field "GATSBY_FORM_KEY": is not set, and "indexed" is true.',
  ]);
});

it.each([
  ['GATSBY_FORM_ENDPOINT', 'http://forms.example/submit', 'has to begin with https:'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://site.example/', 'has to be "https://site.example"'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://site.example/a', 'without a path'],
  ['GATSBY_FORM_KEY', '  ', 'is blank'],
  ['GATSBY_FORM_KEY', ' key', 'has spaces at its ends'],
  ['GATSBY_FORM_KEY_FIELD', '', 'is empty'],
  ['GATSBY_FORM_KEY_FIELD', 'a"b c', 'is no name of a field'],
  ['GATSBY_FORM_KEY_FIELD', 'email', 'is the name of another field'],
  ['GATSBY_FORM_KEY_FIELD', 'honeypot', 'is the name of another field'],
  ['GATSBY_FORM_KEY_FIELD', 'redirectTo', 'is the name of another field'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', 'message', 'is the name of another field'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', 'apiKey', 'is the name of the key'],
  ['GATSBY_FORM_KEYFIELD', 'key', 'is unknown, expected one of GATSBY_FORM_ENDPOINT'],
])('names %s=%s', (name, value, message) => {
  const found = checkEnvironment({ [name]: value });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(`environment, field "${name}": `);
  expect(found[0]).toContain(message);
});

it.each([
  ['GATSBY_FORM_ENDPOINT', 'http://127.0.0.1:9001/submit'],
  ['GATSBY_FORM_KEY_FIELD', 'access_key'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', 'files[]'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://site.example'],
])('accepts %s=%s', (name, value) => expect(checkEnvironment({ [name]: value })).toEqual([]));
