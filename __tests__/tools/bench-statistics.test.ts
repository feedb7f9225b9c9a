/** @jest-environment node */
import { median, medians } from '../../tools/bench/statistics.mjs';

it.each([
  ['one value', [7], 7],
  ['an odd number of values', [9, 1, 5], 5],
  ['an even number of values', [4, 1, 3, 2], 2.5],
  ['numbers, not texts', [100, 9, 8], 9],
])('finds the median of %s', (_, values, expected) => {
  expect(median(values)).toBe(expected);
});

it('leaves the values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

it('has no median of nothing', () => {
  expect(() => median([])).toThrow('no values');
});

it('takes the median of each field by itself', () => {
  const visits = [
    { lcp: 900, tbt: 30 },
    { lcp: 700, tbt: 10 },
    { lcp: 800, tbt: 20 },
  ];
  expect(medians(visits)).toEqual({ lcp: 800, tbt: 20 });
});
