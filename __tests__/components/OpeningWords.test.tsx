import { act, fireEvent, renderHook } from '@testing-library/react';
import { useNow } from '../../src/components/OpeningWords';

it('follows the minutes and the visitor’s return, and leaves no timer', () => {
  jest.useFakeTimers({ now: 90_500 });
  const { result, unmount } = renderHook(useNow);
  const now = () => result.current.getTime();
  act(() => jest.advanceTimersByTime(29_499));
  expect(now()).toBe(90_500);
  act(() => jest.advanceTimersByTime(1));
  expect(now()).toBe(120_000);
  jest.setSystemTime(3_600_500);
  fireEvent(document, new Event('visibilitychange'));
  expect(now()).toBe(3_600_500);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
