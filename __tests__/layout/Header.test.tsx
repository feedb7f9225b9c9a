import { renderHook } from '@testing-library/react';
import { useStickyHeader } from '../../src/layout/Header';
import { scrollWindowTo } from '../support/browser';

it('is sticky above 100 px of scroll, also where the browser restored the scroll', () => {
  scrollWindowTo(101);
  const { result } = renderHook(useStickyHeader);
  expect(result.current).toBe(true);
  scrollWindowTo(100);
  expect(result.current).toBe(false);
});
