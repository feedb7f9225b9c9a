import { checkData } from '../../../src/content/check/data';
import { inEach, soundData, sourceWith } from '../../support/project';
import { solarData, solarFigures, solarSources } from '../../support/solar-data';

const faultsWith = (changes: Record<string, unknown>) => {
  const figures = [...solarFigures(), ...soundData().figures];
  const sources = [...solarSources(), ...soundData().sources];
  const data = { solar: solarData(), figures, sources, ...changes };
  return checkData(sourceWith({ data })).faults.map(({ file, record, field, code }) => {
    return [file, record, field, code].filter((part) => part !== undefined);
  });
};

const at = (slug: string) => `solar.constants.${slug}`;

const name = inEach((language) => `Grant ${language}`);
const aid = {
  name,
  basis: 'power',
  tiers: [{ from: 0, amount: 100 }],
  upTo: 100,
  source: 'study',
  checked: '2026-01-31',
};

it('takes the real constants, and an aid', () => {
  expect(faultsWith({ 'solar.aids': [aid] })).toEqual([]);
});

const twoAlike = [...aid.tiers, ...aid.tiers];

it.each([
  [`${at('yield_per_power')}.value`, 10_000, 'constants.yield_per_power.value', 'zod'],
  [at('price_sold'), undefined, 'constants.price_sold', 'zod'],
  [`${at('price_sold')}.source`, 'town', 'constants.price_sold.source', 'unknown-slug'],
  [
    `${at('own_use_battery_factor')}.value`,
    30,
    'constants.own_use_battery_factor.value',
    'too-low',
  ],
  ['solar.yields.rows.0', undefined, 'yields.rows', 'tilts-incomplete'],
  ['solar.profiles.first', 'h9', 'profiles.first', 'first-unknown'],
  ['solar.aids', [{ ...aid, tiers: twoAlike }], 'aids.0.tiers', 'aid-tiers'],
  [
    'solar.aids',
    [{ ...aid, basis: 'grant', tiers: [{ from: 0, amount: 101 }] }],
    'aids.0.tiers',
    'aid-percent',
  ],
])('refuses %s: %j', (change, value, field, code) => {
  expect(faultsWith({ [change]: value })).toContainEqual(['data/solar.json', field, code]);
});

it('refuses a figure that the estimate lacks or that cannot be', () => {
  expect(faultsWith({ 'figures.0.slug': 'sun' })).toEqual([
    ['data/figures.json', 'solar_yield', 'figure-missing'],
  ]);
  expect(faultsWith({ 'figures.0.value': 10_000 })).toEqual([
    ['data/figures.json', 'solar_yield', 'value', 'not-plausible'],
  ]);
});

it('needs the file only while a service has the estimate', () => {
  expect(faultsWith({ solar: undefined })).toEqual([]);
  expect(faultsWith({ solar: undefined, 'services.0.tools': ['solar-estimate'] })).toEqual([
    ['data/services/cabling.json', 'tools', 'tool-without-data'],
  ]);
});
