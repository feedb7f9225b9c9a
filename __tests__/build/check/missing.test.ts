import { missingFacts } from '../../../src/build/check/missing';
import type { Company } from '../../../src/content/model';
import { confirmations } from '../../../src/content/model/company';
import { soundData } from '../../support/project';

const { company } = soundData();

const complete: Company = {
  ...company,
  authorisations: { oibt: 'I-12345', ide: 'CHE-123.456.788', insurance: 'Insurer, 1' },
  processors: [
    { name: 'Posts', purpose: 'forms', countries: ['CH'] },
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
  const safeguard = { fr: 'a', en: 'b', es: 'c', pt: 'd', it: 'e' };
  const [forms, host] = complete.processors!.map((processor) => ({ ...processor, countries }));
  const processors = [forms!, { ...host!, safeguard }];
  expect(missingFacts({ ...complete, processors }, environment)).toEqual([
    'processors: the safeguard for the data that Posts takes abroad (US, SG).',
  ]);
});

it('names what is not confirmed, in one sentence', () => {
  const confirmed = { ...complete.confirmed, firstAid: undefined, promises: undefined };
  expect(missingFacts({ ...complete, confirmed }, environment)).toEqual([
    'confirmed: firstAid, promises (docs/recipes.md, "To confirm before publication").',
  ]);
});

it('names each fact that is not filled in', () => {
  const names = missingFacts(company, {}).map((sentence) => /^[^:]+/.exec(sentence)?.[0]);
  expect(names).toEqual([
    'No form will arrive',
    'processors',
    'processors',
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
