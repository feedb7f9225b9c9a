import { type Aid, estimate, signOf } from '../../src/solar/estimate';
import type { Orientation, SolarInputs, Tilt } from '../../src/solar/inputs';
import { firstRoof, solarConstants } from '../support/solar';

type Payback = [fast: number | null, expected: number | null, slow: number | null];

type Row = [
  ...inputs: [number, Tilt, Orientation, number, boolean],
  production: number,
  power: number,
  ...francs: [panels: number, battery: number, grant: number, aids: [number, number]],
  ownUse: number,
  ...yearly: [saving: number, running: number],
  payback: Payback,
  ...balances: [after10: number, after30: number],
];

/** The worked examples of the model, computed apart from the code. */
const rows: Row[] = [
  [30, 30, 'south', 4500, false, 4950, 4.71, 12439, 0, 1697, [424, 0], 0.354, 753, 124, [14, 17, 20], -4035, 8531], // oxfmt-ignore
  [60, 15, 'east', 7500, false, 8712, 9.43, 20919, 0, 3394, [849, 0], 0.34, 1310, 209, [13, 16, 18], -5670, 16344], // oxfmt-ignore
  [30, 30, 'south', 4500, true, 4950, 4.71, 12439, 4050, 1697, [424, 585], 0.559, 874, 124, [20, 30, null], -6283, 616], // oxfmt-ignore
  [200, 0, 'south', 13000, false, 29700, 31.43, 51607, 0, 11229, [1684, 0], 0.204, 3984, 516, [10, 12, 14], -4016, 65341], // oxfmt-ignore
  [10, 90, 'north', 1600, false, 528, 1.57, 5457, 0, 0, [0, 0], 0.86, 112, 55, [null, null, null], -4879, -3723], // oxfmt-ignore
];

test.each(rows)('%s m², %s° %s, %s kWh, battery %s', (...row) => {
  const [area, tilt, orientation, consumption, battery, ...expected] = row;
  const [production, power, panels, storage, grant, aids, ownUse, saving, running] = expected;
  const [payback, after10, after30] = expected.slice(-3) as [Payback, number, number];
  const roof = { area, tilt, orientation, consumption, battery, price: firstRoof.price };
  const result = estimate(roof, solarConstants);
  const whole = (value: number | undefined) => Math.round(value ?? 0) + 0;
  expect(result.production.value).toBeCloseTo(production, 1);
  expect(result.power).toBeCloseTo(power, 2);
  expect(whole(result.battery?.price)).toBe(storage);
  expect(whole(result.price - (result.battery?.price ?? 0))).toBe(panels);
  expect([result.grant, ...result.aids].map(whole)).toEqual([grant, ...aids]);
  expect(result.aid).toBeCloseTo(result.grant + result.aids.reduce((sum, each) => sum + each));
  expect(result.ownUseShare).toBeCloseTo(ownUse, 2);
  expect([result.saving, result.running].map(whole)).toEqual([saving, running]);
  expect(Object.values(result.payback)).toEqual(payback);
  expect([10, 30].map((year) => whole(result.balances[year - 1]?.value))).toEqual([
    after10,
    after30,
  ]);
});

test('a household uses no more of its own than it uses at all', () => {
  const small = { ...firstRoof, area: 200, consumption: 500, battery: true };
  const { ownUseShare, coveredShare, production } = estimate(small, solarConstants);
  expect(ownUseShare * production.value).toBeCloseTo(500);
  expect(coveredShare).toBe(1);
});

test('the production is a range, and compared with the consumption', () => {
  const { production, yearShare } = estimate(firstRoof, solarConstants);
  expect(production.from).toBeCloseTo(4455);
  expect(production.to).toBeCloseTo(5445);
  expect(yearShare).toBeCloseTo(1.1);
});

describe('the years of payback', () => {
  const oneSum = (inputs: Partial<SolarInputs>) => {
    const { balances, payback } = estimate({ ...firstRoof, ...inputs }, solarConstants);
    return { signs: balances.map(signOf), payback };
  };

  it('are those in which the bars of the balance change their sign', () => {
    const { signs, payback } = oneSum({});
    expect(signs.indexOf('uncertain') + 1).toBe(payback.from);
    expect(signs.indexOf('positive') + 1).toBe(payback.to);
    expect(signs.lastIndexOf('negative') + 2).toBe(payback.from);
  });

  it('come after the last new battery that makes the balance negative again', () => {
    const { signs, payback } = oneSum({ area: 40, consumption: 7500, battery: true, price: 30 });
    expect(signs.indexOf('uncertain') + 1).toBeLessThan(payback.from!);
    expect(signs.slice(payback.from! - 1)).not.toContain('negative');
    expect(signs[payback.from! - 2]).toBe('negative');
  });

  it('end with the service life', () => {
    const { balances, payback } = estimate(firstRoof, { ...solarConstants, serviceLife: 15 });
    expect(balances).toHaveLength(15);
    expect(payback).toEqual({ from: 14, value: null, to: null });
  });

  it('are none where nothing is saved', () => {
    const free = estimate({ ...firstRoof, price: 0 }, { ...solarConstants, priceSold: 0 });
    expect(free.payback).toEqual({ from: null, value: null, to: null });
  });
});

test('adds other aids, each by its rule, up to the price', () => {
  const aidsOf = (aid: Partial<Aid>, inputs: Partial<SolarInputs> = {}) => {
    const perPower: Aid = { basis: 'power', tiers: [{ from: 0, amount: 100 }], upTo: 100 };
    const aids = [{ ...perPower, ...aid }];
    return estimate({ ...firstRoof, ...inputs }, { ...solarConstants, aids });
  };
  expect(aidsOf({}).aids[0]).toBeCloseTo(471.43);
  expect(aidsOf({}).aid).toBeCloseTo(1697.14 + 471.43);
  expect(aidsOf({ upTo: 4 }).aids).toEqual([0]);
  expect(aidsOf({ tiers: [{ from: 5, amount: 100 }] }).aids).toEqual([0]);
  expect(aidsOf({ basis: 'battery' }, { battery: true }).aids).toEqual([450]);
  const { aid, price } = aidsOf({ tiers: [{ from: 0, amount: 9000 }] });
  expect(aid).toBe(price);
});

test('does not guess a yield that it does not know', () => {
  const known = { ...solarConstants, yieldFactors: solarConstants.yieldFactors.slice(1) };
  expect(() => estimate({ ...firstRoof, tilt: 0 }, known)).toThrow('No yield factor for 0 degrees');
});
