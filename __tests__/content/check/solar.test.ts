import { checkData } from '../../../src/content/check/data';
import { sentence } from '../../../src/content/faults';
import { inEach, soundData, sourceWith } from '../../support/project';
import { solarData, solarFigures, solarSources } from '../../support/solar-data';

const sentencesWith = (changes: Record<string, unknown>) => {
  const figures = [...solarFigures(), ...soundData().figures];
  const sources = [...solarSources(), ...soundData().sources];
  const data = { solar: solarData(), figures, sources, ...changes };
  return checkData(sourceWith({ data })).faults.map(sentence);
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
  expect(sentencesWith({ 'solar.aids': [aid] })).toEqual([]);
});

it.each([
  [
    `${at('yield_per_power')}.value`,
    10_000,
    'data/solar.json, field "constants.yield_per_power.value": Too big: expected number to be <=1800.',
  ],
  ['figures.0.value', 10_000, 'figures.json, record "solar_yield", field "value": 10000 is not'],
  [
    'figures.0.slug',
    'sun',
    'data/figures.json, record "solar_yield": missing, but data/solar.json',
  ],
  [
    at('price_sold'),
    undefined,
    'field "constants.price_sold": Invalid input: expected object, received undefined',
  ],
  [at('price_solt'), {}, 'field "constants": Unrecognized key: "price_solt"'],
  [`${at('price_sold')}.unit`, 'kWp', 'field "constants.price_sold.unit": Invalid input: expected'],
  [`${at('price_sold')}.source`, 'town', 'field "constants.price_sold.source": unknown "town"'],
  [`${at('price_sold')}.checked`, '2999-01-01', 'checked": expected a date that is not in the'],
  [
    `${at('price_sold')}.checked`,
    'May 2026',
    'field "constants.price_sold.checked": Invalid ISO date',
  ],
  [`${at('own_use_battery_factor')}.value`, 30, '30 is below "own_use_factor", 38'],
  [`${at('price_exponent')}.value`, 1.5, 'Too big: expected number to be <=1'],
  [`${at('battery_price')}.value`, 9000, 'Too big: expected number to be <=2500'],
  [`${at('upkeep')}.unit`, 'CHF', 'field "constants.upkeep.unit": Invalid input: expected "CHF/a"'],
  [
    'figures.1.vat',
    undefined,
    'record "solar_price", field "vat": expected "included" for a price',
  ],
  ['figures.0.vat', 'included', 'record "solar_yield", field "vat": expected "included" for a'],
  ['solar.yields.rows.0', undefined, 'expected one row for each tilt of 0, 15, 30, 45, 60, 90'],
  ['solar.yields.rows.0.north', undefined, 'field "yields.rows.0.north": Invalid input'],
  ['solar.yields.rows.0.north', 101, 'field "yields.rows.0.north": Too big'],
  ['solar.profiles.first', 'h9', 'field "profiles.first": expected the slug of one of the items'],
  ['solar.aids', [{ ...aid, tiers: [{ from: 0, amount: 10_000 }] }], 'tiers.0.amount": Too big'],
  [
    'solar.aids',
    [{ ...aid, tiers: [...aid.tiers, ...aid.tiers] }],
    'field "aids.0.tiers": expected each amount to begin at a larger size than the one before',
  ],
  [
    'solar.aids',
    [{ ...aid, basis: 'grant', tiers: [{ from: 0, amount: 101 }] }],
    'field "aids.0.tiers": expected at most 100 % of the federal grant',
  ],
])('refuses %s: %j', (field, value, message) => {
  expect(sentencesWith({ [field]: value }).join()).toContain(message);
});

it('needs the file only while a service has the estimate', () => {
  expect(sentencesWith({ solar: undefined })).toEqual([]);
  expect(sentencesWith({ solar: undefined, 'services.0.tools': ['solar-estimate'] })).toEqual([
    'data/services/cabling.json, field "tools": "solar-estimate" needs data/solar.json.',
  ]);
});
