import { OpeningState } from '../../src/components/OpeningState';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

const hours = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    spans: [
      { opens: '07:30', closes: '12:00' },
      { opens: '13:00', closes: '18:00' },
    ],
  },
] as const;
const off = (slug: string, from: string, to: string, name: string | null = `The ${slug}`) => ({
  ...{ slug, from, to, date: null, easter: null, weekday: null, onOrAfter: null },
  translation: { name },
});
const closedDays = [
  off('feast', '2026-04-03', '2026-04-06'),
  off('summer', '2026-07-20', '2026-08-07'),
  off('friday', '2026-09-04', '2026-09-04', null),
  off('wednesday', '2026-09-09', '2026-09-09', null),
] as unknown as typeof contactPage.closedDays;

it.each([
  ['2026-04-02T10:00:00+02:00', 'open', { time: '12:00' }],
  ['2026-04-02T12:00:00+02:00', 'today', { time: '13:00' }],
  ['2026-04-02T17:00:00+02:00', 'open', { time: '18:00' }],
  ['2026-04-02T07:00:00+02:00', 'today', { time: '7:30' }],
  ['2026-04-07T19:00:00+02:00', 'tomorrow', { time: '7:30' }],
  ['2026-04-02T19:00:00+02:00', 'later', { day: 'Tuesday', time: '7:30' }],
  ['2026-04-03T10:00:00+02:00', 'closedDay', { name: 'The feast', day: 'Tuesday', time: '7:30' }],
  [
    '2026-07-20T10:00:00+02:00',
    'closedDay',
    { name: 'The summer', day: 'Monday 10 August', time: '7:30' },
  ],
  ['2026-09-04T10:00:00+02:00', 'later', { day: 'Monday', time: '7:30' }],
  ['2026-09-09T10:00:00+02:00', 'tomorrow', { time: '7:30' }],
])('at %s it says “%s”, with %j', (moment, key, facts) => {
  jest.useFakeTimers({ now: new Date(moment) });
  const company = { ...contactPage.company, hours };
  const { container, unmount } = renderInPage(<OpeningState />, {
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
