import { act, fireEvent, renderHook } from '@testing-library/react';
import { OpeningWords, useNow } from '../../src/components/OpeningWords';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

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

const hours = { firstDay: 'Monday', lastDay: 'Friday', opens: '07:30', closes: '18:00' } as const;
const off = (slug: string, from: string, to: string) => ({
  ...{ slug, from, to, date: null, easter: null, weekday: null, onOrAfter: null },
  translation: { name: `The ${slug}` },
});
const closedDays = [
  off('feast', '2026-04-03', '2026-04-06'),
  off('summer', '2026-07-20', '2026-08-07'),
] as unknown as typeof contactPage.closedDays;

it.each([
  ['2026-04-02T10:00:00+02:00', 'open', {}],
  ['2026-04-02T07:00:00+02:00', 'today', {}],
  ['2026-04-07T19:00:00+02:00', 'tomorrow', {}],
  ['2026-04-02T19:00:00+02:00', 'later', { day: 'Tuesday' }],
  ['2026-04-03T10:00:00+02:00', 'closedDay', { name: 'The feast', day: 'Tuesday' }],
  ['2026-07-20T10:00:00+02:00', 'closedDay', { name: 'The summer', day: 'Monday 10 August' }],
])('at %s it says “%s”, with %j', (moment, key, facts) => {
  jest.useFakeTimers({ now: new Date(moment) });
  const company = { ...contactPage.company, hours };
  const { container, unmount } = renderInPage(<OpeningWords />, {
    language: 'en',
    page: { company, closedDays },
  });
  const said = Object.entries<string>(facts).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, value),
    textOf('en', `common:opening.${key}`),
  );
  expect(container.textContent.trim()).toBe(said);
  unmount();
  jest.useRealTimers();
});
