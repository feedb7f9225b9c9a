import { estimate } from '../../src/solar/estimate';
import type { Orientation, Tilt } from '../../src/solar/inputs';
import { firstRoof, solarConstants } from '../support/solar';

type Row = [
  ...inputs: [number, Tilt, Orientation, number, boolean, number],
  ...results: [number, number, number, number, number, number, number],
];

/** Computed apart from the code, with decimal numbers and square roots for the power of -0.75. */
const rows: Row[] = [
  // the worked examples
  [30, 30, 'south', 4500, false, 0.2296, 4950, 4.714, 12257.1, 1697.1, 0.3538, 594.01, 17.78],
  [60, 15, 'east', 7500, false, 0.2296, 8712, 9.429, 24514.3, 3394.3, 0.3396, 1024.52, 20.61],
  // below and just above the least power that is aided
  [10, 30, 'south', 4500, false, 0.23, 1650, 1.571, 4085.7, 0, 0.8065, 325.21, 12.56],
  [12, 90, 'north', 13000, false, 0.23, 633.6, 1.886, 4902.9, 0, 0.86, 130.65, 37.53],
  [13, 0, 'south', 1600, false, 0.23, 1930.5, 2.043, 5311.4, 735.4, 0.3301, 224.16, 20.41],
  // other roofs, households and prices
  [20, 30, 'south-east', 2500, true, 0.23, 3135, 3.143, 8171.4, 1131.4, 0.5063, 457.95, 15.37],
  [20, 45, 'east', 13000, true, 0.3, 2541, 3.143, 8171.4, 1131.4, 0.95, 731.81, 9.62],
  [25, 60, 'north-east', 4500, false, 0.15, 2145, 3.929, 10214.3, 1414.3, 0.6624, 256.58, 34.3],
  [30, 30, 'south', 4500, true, 0.2296, 4950, 4.714, 12257.1, 1697.1, 0.5586, 765.96, 13.79],
  [30, 90, 'south', 7500, false, 0.27, 3316.5, 4.714, 12257.1, 1697.1, 0.7008, 687.05, 15.37],
  [40, 15, 'north', 4500, false, 0.23, 5148, 6.286, 16342.9, 2262.9, 0.3435, 609.52, 23.1],
  [40, 0, 'east', 4500, true, 0.23, 5940, 6.286, 16342.9, 2262.9, 0.4872, 848.39, 16.6],
  [50, 45, 'south', 13000, false, 0.35, 8085, 7.857, 20428.6, 2828.6, 0.5426, 1757.31, 10.02],
  [60, 60, 'south-east', 1600, false, 0.23, 8415, 9.429, 24514.3, 3394.3, 0.1094, 661.43, 31.93],
  [80, 30, 'east', 7500, true, 0.2, 10956, 12.571, 32685.7, 4525.7, 0.4516, 1349.97, 20.86],
  [80, 30, 'north', 4500, false, 0.08, 8580, 12.571, 32685.7, 4525.7, 0.2342, 554.99, 50.74],
  [100, 15, 'south', 13000, true, 0.23, 16005, 15.714, 40857.1, 5657.1, 0.5134, 2357.06, 14.93],
  [
    120,
    45,
    'north-east',
    7500,
    false,
    0.23,
    11880,
    18.857,
    49028.6,
    6788.6,
    0.2691,
    1256.34,
    33.62,
  ],
  [150, 0, 'north', 13000, false, 0.23, 22275, 23.571, 61285.7, 8485.7, 0.2537, 2297.33, 22.98],
  [
    200,
    15,
    'south-east',
    100000,
    true,
    0.23,
    31350,
    31.429,
    81714.3,
    11228.6,
    0.95,
    6944.02,
    10.15,
  ],
  [200, 90, 'north', 1600, false, 0.05, 10560, 31.429, 81714.3, 11228.6, 0.0923, 623.85, 112.98],
  // below and just above the power that is aided less
  [190, 30, 'south', 7500, false, 0.23, 31350, 29.857, 77628.6, 10748.6, 0.13, 2573.77, 25.99],
  [191, 30, 'south', 7500, false, 0.23, 31515, 30.014, 78037.1, 10804.3, 0.1295, 2584.58, 26.01],
  [200, 30, 'south', 13000, false, 0.4, 33000, 31.429, 81714.3, 11228.6, 0.189, 4100.06, 17.19],
];

test.each(rows)('%s m², %s° %s, %s kWh, battery %s, %s francs', (...row) => {
  const [area, tilt, orientation, consumption, battery, price, ...expected] = row;
  const { exact, power, ownUseShare } = estimate(
    { area, tilt, orientation, consumption, battery, price },
    solarConstants,
  );
  const { production, saving, payback } = exact;
  const results = [production, power, exact.price, exact.aid, ownUseShare, saving, payback];
  const digits = [1, 3, 1, 1, 4, 2, 2];
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
    price: 12300,
    aid: 1700,
    saving: 590,
    payback: { from: 15, to: 20, outlook: 'within-life' },
    yearShare: 1.1,
  });
});

test('says when the roof may not pay for itself within its service life', () => {
  const outlookAt = (price: number) =>
    estimate({ ...firstRoof, orientation: 'north', price }, solarConstants).payback.outlook;
  expect([1, 0.16, 0.1].map(outlookAt)).toEqual(['within-life', 'uncertain', 'beyond-life']);
  const { payback } = estimate({ ...firstRoof, price: 0 }, { ...solarConstants, priceSold: 0 });
  expect(payback).toEqual({ from: Infinity, to: Infinity, outlook: 'beyond-life' });
});

test('adds other aids, up to the price', () => {
  const withAid = (amount: number) =>
    estimate(firstRoof, { ...solarConstants, aids: [{ amount }] });
  expect(withAid(100).exact.aid).toBeCloseTo(1697.14 + 471.43);
  expect(withAid(9000)).toMatchObject({ aid: 12300, payback: { from: 0, to: 0 } });
});

test('does not guess a yield that it does not know', () => {
  const known = { ...solarConstants, yieldFactors: solarConstants.yieldFactors.slice(1) };
  expect(() => estimate({ ...firstRoof, tilt: 0 }, known)).toThrow('No yield factor for 0 degrees');
});
