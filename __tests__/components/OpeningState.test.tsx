import { OpeningState } from '../../src/components/OpeningState';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

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
