import { act, fireEvent, render, renderHook } from '@testing-library/react';
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

it('is there at once on the next page, and after hydration only in the second render', () => {
  const times: (Date | undefined)[] = [];
  const Clock = () => {
    times.push(useNow());
    return null;
  };
  render(<Clock />);
  expect(times).toEqual([expect.any(Date)]);
  times.length = 0;
  renderToString(<Clock />);
  expect(times).toEqual([undefined]);
  times.length = 0;
  render(<Clock />, { hydrate: true });
  expect(times).toEqual([undefined, undefined, expect.any(Date)]);
});
