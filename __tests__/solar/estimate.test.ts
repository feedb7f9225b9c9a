import { type Aid, estimate, signOf } from '../../src/solar/estimate';
import type { Orientation, SolarInputs, Tilt } from '../../src/solar/inputs';
import { firstRoof, solarConstants } from '../support/solar';

type Row = [
  ...inputs: [number, Tilt, Orientation, number, boolean, number],
  ...results: [number, number, number, number, number, number, number, number],
];

/** Computed apart from the code, with decimal numbers and square roots for the powers of 0.75 and -0.75. */
const rows: Row[] = [
  // the worked examples
  [30, 30, 'south', 4500, false, 22.96, 4950, 4.714, 12438.8, 0, 2121.4, 0.3538, 752.67, 13.71],
  [60, 15, 'east', 7500, false, 22.96, 8712, 9.429, 20919.5, 0, 4242.9, 0.3396, 1309.89, 12.73],
  [30, 30, 'south', 4500, true, 22.96, 4950, 4.714, 12438.8, 4050, 2706.4, 0.5586, 874.33, 15.76],
  [200, 0, 'south', 13000, false, 22.96, 29700, 31.429, 51607.1, 0, 12912.9, 0.2045, 3983.93, 9.71],
  // below and just above the least power that is aided
  [10, 30, 'south', 4500, false, 23, 1650, 1.571, 5456.8, 0, 0, 0.8065, 341.05, 16],
  [12, 90, 'north', 13000, false, 23, 633.6, 1.886, 6256.4, 0, 0, 0.86, 135.05, 46.33],
  [13, 0, 'south', 1600, false, 23, 1930.5, 2.043, 6643.5, 0, 919.3, 0.3301, 288.3, 19.85],
  // other roofs, households and prices
  [20, 30, 'south-east', 2500, true, 23, 3135, 3.143, 9177.2, 2250, 1739.3, 0.5063, 534.71, 18.12],
  [20, 45, 'east', 13000, true, 30, 2541, 3.143, 9177.2, 11700, 3104.3, 0.95, 738.11, 24.08],
  [25, 60, 'north-east', 4500, false, 15, 2145, 3.929, 10849.1, 0, 1767.9, 0.6624, 292.49, 31.05],
  [30, 90, 'south', 7500, false, 27, 3316.5, 4.714, 12438.8, 0, 2121.4, 0.7008, 736.27, 14.01],
  [40, 15, 'north', 4500, false, 23, 5148, 6.286, 15434.1, 0, 2828.6, 0.3435, 777.15, 16.22],
  [40, 0, 'east', 4500, true, 23, 5940, 6.286, 15434.1, 4050, 3413.6, 0.4872, 999.47, 16.08],
  [50, 45, 'south', 13000, false, 35, 8085, 7.857, 18245.9, 0, 3535.7, 0.5426, 1940.73, 7.58],
  [60, 60, 'south-east', 1600, false, 23, 8415, 9.429, 20919.5, 0, 4242.9, 0.1094, 1033.14, 16.14],
  [80, 30, 'east', 7500, true, 20, 10956, 12.571, 25957, 6750, 6632.1, 0.4516, 1648.01, 15.82],
  [80, 30, 'north', 4500, false, 8, 8580, 12.571, 25957, 0, 5657.1, 0.2342, 880.89, 23.04],
  [
    100,
    15,
    'south',
    13000,
    true,
    23,
    16005,
    15.714,
    30685.8,
    11700,
    8761.4,
    0.5134,
    2743.38,
    12.26,
  ],
  [120, 45, 'north-east', 7500, false, 23, 11880, 18.857, 35182.2, 0, 8485.7, 0.2691, 1687, 15.82],
  [150, 0, 'north', 13000, false, 23, 22275, 23.571, 41591.6, 0, 10607.1, 0.2537, 3121.83, 9.93],
  [
    200,
    15,
    'south-east',
    100000,
    true,
    23,
    31350,
    31.429,
    51607.1,
    90000,
    12912.9,
    0.95,
    7021.77,
    18.33,
  ],
  [200, 90, 'north', 1600, false, 5, 10560, 31.429, 51607.1, 0, 12912.9, 0.0923, 1099.29, 35.2],
  // below and just above the power that is aided less
  [190, 30, 'south', 7500, false, 23, 31350, 29.857, 49659.5, 0, 13435.7, 0.13, 3926.6, 9.23],
  [191, 30, 'south', 7500, false, 23, 31515, 30.014, 49855.4, 0, 12424.9, 0.1295, 3945.33, 9.49],
  [200, 30, 'south', 13000, false, 40, 33000, 31.429, 51607.1, 0, 12912.9, 0.189, 5427.58, 7.13],
  // the largest battery that the utility aids, and a larger one
  [
    60,
    30,
    'south',
    15000,
    true,
    22.96,
    9900,
    9.429,
    20919.5,
    13500,
    6192.9,
    0.8194,
    2058.48,
    13.71,
  ],
  [
    60,
    30,
    'south',
    15100,
    true,
    22.96,
    9900,
    9.429,
    20919.5,
    13590,
    4242.9,
    0.8235,
    2063.34,
    14.67,
  ],
];

test.each(rows)('%s m², %s° %s, %s kWh, battery %s, %s centimes', (...row) => {
  const [area, tilt, orientation, consumption, battery, price, ...expected] = row;
  const { exact, power, ownUseShare } = estimate(
    { area, tilt, orientation, consumption, battery, price },
    solarConstants,
  );
  const { production, saving, payback } = exact;
  const money = [exact.price, exact.battery, exact.aid];
  const results = [production, power, ...money, ownUseShare, saving, payback];
  const digits = [1, 3, 1, 1, 1, 4, 2, 2];
  results.forEach((result, index) => expect(result).toBeCloseTo(expected[index]!, digits[index]));
});

test('a household uses no more of its own than it uses at all', () => {
  const small = { ...firstRoof, area: 200, consumption: 500, battery: true };
  const { ownUseShare, exact } = estimate(small, solarConstants);
  expect(exact.production).toBe(33000);
  expect(ownUseShare * exact.production).toBeCloseTo(500);
});

test('shows rounded values and ranges', () => {
  expect(estimate(firstRoof, solarConstants)).toMatchObject({
    production: { value: 4950, from: 4455, to: 5445 },
    price: 12400,
    battery: undefined,
    aid: 2100,
    saving: 750,
    payback: { from: 12, to: 16 },
    yearShare: 1.1,
  });
  expect(estimate({ ...firstRoof, battery: true }, solarConstants)).toMatchObject({
    price: 16500,
    battery: { capacity: 4.5, price: 4100 },
    aid: 2700,
    payback: { from: 13, to: 18 },
  });
  const { payback } = estimate({ ...firstRoof, price: 0 }, { ...solarConstants, priceSold: 0 });
  expect(payback).toEqual({ from: Infinity, to: Infinity });
});

describe('the balance', () => {
  const after = (battery: boolean, year: number) =>
    estimate({ ...firstRoof, battery }, solarConstants).balances[year - 1];

  it.each([
    // price less aid, one year's saving and upkeep
    [false, 1, { value: -9700, from: -9800, to: -9500 }],
    // a new inverter once the first is 15 years old
    [false, 15, { value: -500, from: -1900, to: 1500 }],
    [false, 16, { value: -1700, from: -3300, to: 400 }],
    [false, 30, { value: 7500, from: 4500, to: 11500 }],
    // a new battery every 12 years
    [true, 1, { value: -13000, from: -13100, to: -12800 }],
    [true, 12, { value: -4400, from: -5800, to: -2600 }],
    [true, 13, { value: -7700, from: -9200, to: -5700 }],
    [true, 25, { value: -4300, from: -7200, to: -500 }],
    [true, 30, { value: -400, from: -3900, to: 4200 }],
  ])('with battery %s after %s years', (battery, year, expected) => {
    expect(after(battery, year)).toEqual(expected);
  });

  it('is given for each year of the service life', () => {
    expect(estimate(firstRoof, { ...solarConstants, serviceLife: 25 }).balances).toHaveLength(25);
  });

  it('is positive, negative or uncertain, and 0 is not negative', () => {
    const sign = (from: number, to: number) => signOf({ value: 0, from, to });
    expect([sign(0, 5), sign(-5, 0), sign(-5, -1)]).toEqual(['positive', 'uncertain', 'negative']);
    expect(Object.is(after(false, 13)?.to, 0)).toBe(true);
  });
});

test('adds other aids, each by its rule, up to the price', () => {
  const aidsOf = (aid: Partial<Aid>, inputs: Partial<SolarInputs> = {}) => {
    const perPower: Aid = { basis: 'power', tiers: [{ from: 0, amount: 100 }], upTo: 100 };
    const aids = [{ ...perPower, ...aid }];
    return estimate({ ...firstRoof, ...inputs }, { ...solarConstants, aids });
  };
  expect(aidsOf({}).exact.grant).toBeCloseTo(1697.14);
  expect(aidsOf({}).exact.aids[0]).toBeCloseTo(471.43);
  expect(aidsOf({}).exact.aid).toBeCloseTo(1697.14 + 471.43);
  expect(aidsOf({ upTo: 4 }).exact.aids).toEqual([0]);
  expect(aidsOf({ tiers: [{ from: 5, amount: 100 }] }).exact.aids).toEqual([0]);
  expect(aidsOf({ basis: 'battery' }).exact.aids).toEqual([0]);
  expect(aidsOf({ basis: 'battery' }, { battery: true }).exact.aids).toEqual([450]);
  expect(aidsOf({ tiers: [{ from: 0, amount: 9000 }] })).toMatchObject({
    aid: 12400,
    payback: { from: 0, to: 0 },
  });
});

test('does not guess a yield that it does not know', () => {
  const known = { ...solarConstants, yieldFactors: solarConstants.yieldFactors.slice(1) };
  expect(() => estimate({ ...firstRoof, tilt: 0 }, known)).toThrow('No yield factor for 0 degrees');
});
