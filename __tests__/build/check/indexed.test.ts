import { readFileSync } from 'node:fs';
import { checkIndexed } from '../../../src/build/check/indexed';
import { sentence } from '../../../src/build/issue';
import type { Company } from '../../../src/content/model';
import { confirmations } from '../../../src/content/model/company';
import labels from '../../../editor/labels/data/company.json';
import { soundData } from '../../support/project';

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
  authorisations: { oibt: 'I-12345', ide: 'CHE-123.456.788', insurance: 'Insurer, 1' },
  processors: [
    { name: 'Posts', purpose: 'forms', countries: ['CH'] },
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
  ['processors', 'none has the purpose "hosting"', { processors: processors?.slice(0, 1) }],
  [
    'processors.1.safeguard',
    'nothing protects the data that Host takes abroad (US)',
    { processors: [processors![0]!, { ...processors![1]!, countries: ['US', 'CH'] }] },
  ],
  ['requestRetentionMonths', 'is empty', { requestRetentionMonths: undefined }],
  [
    'confirmed.firstAid',
    'is not confirmed (docs/recipes.md, "To confirm before publication")',
    { confirmed: { ...confirmed, firstAid: undefined } },
  ],
  ['legalReviewed', 'the legal texts have no date of review', { legalReviewed: undefined }],
])('finds %s: %s', (field, message, change) => {
  const issues = checkIndexed({ ...real, ...change });
  expect(issues.map(sentence)).toEqual([inCompany(field, message)]);
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
    ...['authorisations.oibt', 'authorisations.insurance', 'authorisations.ide'],
    ...['processors', 'processors', 'requestRetentionMonths'],
    ...confirmations.map((name) => `confirmed.${name}`),
    'legalReviewed',
  ]);
});

it('what is to be confirmed is one list: the recipe has a row, the editor a label for each', () => {
  const names = [...recipe.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(names).toEqual([...confirmations]);
  const labelled = Object.keys(labels).filter((key) => key.startsWith('confirmed.'));
  expect(labelled).toEqual(confirmations.map((name) => `confirmed.${name}`));
});
