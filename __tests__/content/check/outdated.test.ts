import { isOutdated, outdatedFacts } from '../../../src/content/check/outdated';
import { inEach, soundInspection } from '../../support/project';
import { solarData } from '../../support/solar-data';

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
  const inspection = { ...soundInspection(), checked: '2026-02-14' };
  expect(outdatedFacts({ solar, inspection }, new Date('2027-02-15'))).toEqual([
    'data/solar.json, "yield_per_power": last checked on 2026-01-31.',
    'data/solar.json, "Grant fr": last checked on 2026-02-01.',
    'data/inspection.json: last checked on 2026-02-14.',
  ]);
  expect(outdatedFacts({ solar }, new Date('2027-07-01'))).toHaveLength(constants.length + 3);
  expect(outdatedFacts({}, new Date())).toEqual([]);
});
