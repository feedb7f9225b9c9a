import { act, fireEvent, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useNow } from '../../src/hooks/useNow';

afterEach(() => jest.useRealTimers());

it('follows the minutes and the visitor’s return, and leaves no timer', () => {
  jest.useFakeTimers({ now: 90_500 });
  const { result, unmount } = renderHook(useNow);
  const now = () => result.current?.getTime();
  act(() => jest.advanceTimersByTime(29_499));
  expect(now()).toBe(60_000);
  act(() => jest.advanceTimersByTime(1));
  expect(now()).toBe(120_000);
  act(() => jest.advanceTimersByTime(60_000));
  expect(now()).toBe(180_000);
  jest.setSystemTime(3_600_500);
  fireEvent(document, new Event('visibilitychange'));
  expect(now()).toBe(3_600_000);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('is nothing in the served page', () => {
  const Said = () => String(useNow());
  expect(renderToString(<Said />)).toBe('undefined');
});
