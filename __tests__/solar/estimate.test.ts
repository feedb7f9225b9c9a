import { estimate, signOf } from '../../src/solar/estimate';
import type { Orientation, Tilt } from '../../src/solar/inputs';
import { firstRoof, solarConstants } from '../support/solar';

type Row = [
  ...inputs: [number, Tilt, Orientation, number, boolean, number],
  ...results: [number, number, number, number, number, number, number, number],
];

/** Computed apart from the code, with decimal numbers and square roots for the powers of 0.75 and -0.75. */
const rows: Row[] = [
  // the worked examples
  [30, 30, 'south', 4500, false, 0.2296, 4950, 4.714, 12438.8, 0, 1697.1, 0.3538, 594.01, 18.08],
  [60, 15, 'east', 7500, false, 0.2296, 8712, 9.429, 20919.5, 0, 3394.3, 0.3396, 1024.52, 17.11],
  [30, 30, 'south', 4500, true, 0.2296, 4950, 4.714, 12438.8, 4050, 1697.1, 0.5586, 765.96, 19.31],
  // below and just above the least power that is aided
  [10, 30, 'south', 4500, false, 0.23, 1650, 1.571, 5456.8, 0, 0, 0.8065, 325.21, 16.78],
  [12, 90, 'north', 13000, false, 0.23, 633.6, 1.886, 6256.4, 0, 0, 0.86, 130.65, 47.89],
  [13, 0, 'south', 1600, false, 0.23, 1930.5, 2.043, 6643.5, 0, 735.4, 0.3301, 224.16, 26.36],
  // other roofs, households and prices
  [
    20,
    30,
    'south-east',
    2500,
    true,
    0.23,
    3135,
    3.143,
    9177.2,
    2250,
    1131.4,
    0.5063,
    457.95,
    22.48,
  ],
  [20, 45, 'east', 13000, true, 0.3, 2541, 3.143, 9177.2, 11700, 1131.4, 0.95, 731.81, 26.98],
  [25, 60, 'north-east', 4500, false, 0.15, 2145, 3.929, 10849.1, 0, 1414.3, 0.6624, 256.58, 36.77],
  [30, 90, 'south', 7500, false, 0.27, 3316.5, 4.714, 12438.8, 0, 1697.1, 0.7008, 687.05, 15.63],
  [40, 15, 'north', 4500, false, 0.23, 5148, 6.286, 15434.1, 0, 2262.9, 0.3435, 609.52, 21.61],
  [40, 0, 'east', 4500, true, 0.23, 5940, 6.286, 15434.1, 4050, 2262.9, 0.4872, 848.39, 20.3],
  [50, 45, 'south', 13000, false, 0.35, 8085, 7.857, 18245.9, 0, 2828.6, 0.5426, 1757.31, 8.77],
  [60, 60, 'south-east', 1600, false, 0.23, 8415, 9.429, 20919.5, 0, 3394.3, 0.1094, 661.43, 26.5],
  [80, 30, 'east', 7500, true, 0.2, 10956, 12.571, 25957, 6750, 4525.7, 0.4516, 1349.97, 20.88],
  [80, 30, 'north', 4500, false, 0.08, 8580, 12.571, 25957, 0, 4525.7, 0.2342, 554.99, 38.62],
  [
    100,
    15,
    'south',
    13000,
    true,
    0.23,
    16005,
    15.714,
    30685.8,
    11700,
    5657.1,
    0.5134,
    2357.06,
    15.58,
  ],
  [
    120,
    45,
    'north-east',
    7500,
    false,
    0.23,
    11880,
    18.857,
    35182.2,
    0,
    6788.6,
    0.2691,
    1256.34,
    22.6,
  ],
  [150, 0, 'north', 13000, false, 0.23, 22275, 23.571, 41591.6, 0, 8485.7, 0.2537, 2297.33, 14.41],
  [
    200,
    15,
    'south-east',
    100000,
    true,
    0.23,
    31350,
    31.429,
    51607.1,
    90000,
    11228.6,
    0.95,
    6944.02,
    18.78,
  ],
  [200, 90, 'north', 1600, false, 0.05, 10560, 31.429, 51607.1, 0, 11228.6, 0.0923, 623.85, 64.72],
  // below and just above the power that is aided less
  [190, 30, 'south', 7500, false, 0.23, 31350, 29.857, 49659.5, 0, 10748.6, 0.13, 2573.77, 15.12],
  [191, 30, 'south', 7500, false, 0.23, 31515, 30.014, 49855.4, 0, 10804.3, 0.1295, 2584.58, 15.11],
  [200, 30, 'south', 13000, false, 0.4, 33000, 31.429, 51607.1, 0, 11228.6, 0.189, 4100.06, 9.85],
];

test.each(rows)('%s m², %s° %s, %s kWh, battery %s, %s francs', (...row) => {
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
    aid: 1700,
    saving: 590,
    payback: { from: 15, to: 21 },
    yearShare: 1.1,
  });
  expect(estimate({ ...firstRoof, battery: true }, solarConstants)).toMatchObject({
    price: 16500,
    battery: { capacity: 4.5, price: 4100 },
    aid: 1700,
    payback: { from: 16, to: 22 },
  });
  const { payback } = estimate({ ...firstRoof, price: 0 }, { ...solarConstants, priceSold: 0 });
  expect(payback).toEqual({ from: Infinity, to: Infinity });
});

describe('the balance', () => {
  const after = (battery: boolean, year: number) =>
    estimate({ ...firstRoof, battery }, solarConstants).balances[year - 1];

  it.each([
    // price less aid, one year's saving and upkeep
    [false, 1, { value: -10200, from: -10300, to: -10100 }],
    // a new inverter once the first is 15 years old
    [false, 15, { value: -3300, from: -4400, to: -1700 }],
    [false, 16, { value: -4700, from: -5900, to: -3000 }],
    [false, 30, { value: 2300, from: 0, to: 5400 }],
    // a new battery every 12 years
    [true, 1, { value: -14100, from: -14200, to: -14000 }],
    [true, 12, { value: -6700, from: -7900, to: -5100 }],
    [true, 13, { value: -10100, from: -11400, to: -8400 }],
    [true, 25, { value: -8000, from: -10500, to: -4700 }],
    [true, 30, { value: -4700, from: -7700, to: -600 }],
  ])('with battery %s after %s years', (battery, year, expected) => {
    expect(after(battery, year)).toEqual(expected);
  });

  it('is given for each year of the service life', () => {
    expect(estimate(firstRoof, { ...solarConstants, serviceLife: 25 }).balances).toHaveLength(25);
  });

  it('is positive, negative or uncertain, and 0 is not negative', () => {
    const sign = (from: number, to: number) => signOf({ value: 0, from, to });
    expect([sign(0, 5), sign(-5, 0), sign(-5, -1)]).toEqual(['positive', 'uncertain', 'negative']);
    expect(Object.is(after(false, 30)?.from, 0)).toBe(true);
  });
});

test('adds other aids, up to the price', () => {
  const withAid = (amount: number) =>
    estimate(firstRoof, { ...solarConstants, aids: [{ amount }] });
  expect(withAid(100).exact.aid).toBeCloseTo(1697.14 + 471.43);
  expect(withAid(9000)).toMatchObject({ aid: 12400, payback: { from: 0, to: 0 } });
});

test('does not guess a yield that it does not know', () => {
  const known = { ...solarConstants, yieldFactors: solarConstants.yieldFactors.slice(1) };
  expect(() => estimate({ ...firstRoof, tilt: 0 }, known)).toThrow('No yield factor for 0 degrees');
});
