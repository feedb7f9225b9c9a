import { renderHook } from '@testing-library/react';
import { placeAfter, useStickyHeader } from '../../src/layout/Header';
import { scrollWindowTo } from '../support/browser';

it('is sticky above 100 px of scroll, also where the browser restored the scroll', () => {
  scrollWindowTo(101);
  const { result } = renderHook(useStickyHeader);
  expect(result.current).toBe(true);
  scrollWindowTo(100);
  expect(result.current).toBe(false);
});

it.each([
  ['top', 0, 100, 'top'],
  ['top', 100, 500, 'away'],
  ['away', 500, 900, 'away'],
  ['away', 900, 800, 'back'],
  ['back', 800, 700, 'back'],
  ['back', 700, 900, 'leaving'],
  ['leaving', 900, 1200, 'leaving'],
  ['leaving', 1200, 1100, 'back'],
  ['back', 300, 80, 'top'],
] as const)('is, from %s, after a scroll from %s to %s px: %s', (place, from, to, expected) => {
  expect(placeAfter(place, { from, to })).toBe(expected);
});
