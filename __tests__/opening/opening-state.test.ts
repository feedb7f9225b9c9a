import { openingState } from '../../src/opening/opening-state';
import { genevaHolidays } from '../support/geneva-holidays';

const hours = { firstDay: 'Monday', lastDay: 'Friday', opens: '07:30', closes: '18:00' };

/** The state at a moment that has its offset from UTC: `open`, or why it is closed, and when it opens. */
function stateAt(moment: string, own: { slug: string; from: string; to: string }[] = []): string {
  const state = openingState(new Date(moment), hours, [...genevaHolidays, ...own]);
  if (state.isOpen) return 'open';
  return `${state.closedDay?.slug ?? 'closed'} +${state.opensIn} ${state.opensOn}`;
}

it.each([
  // Summer time begins on Sunday, 29 March 2026, and ends on Sunday, 25 October.
  ['before opening', '2026-03-27T07:29:59+01:00', 'closed +0 2026-03-27'],
  ['at opening', '2026-03-27T07:30:00+01:00', 'open'],
  ['before closing', '2026-03-27T17:59:59+01:00', 'open'],
  ['on a Friday evening', '2026-03-27T18:00:00+01:00', 'closed +3 2026-03-30'],
  ['on a Sunday', '2026-03-29T12:00:00+02:00', 'closed +1 2026-03-30'],
  ['on the first morning of summer time', '2026-03-30T07:29:00+02:00', 'closed +0 2026-03-30'],
  ['at its first opening', '2026-03-30T05:30:00Z', 'open'],
  ['at the last closing of summer time', '2026-10-23T16:00:00Z', 'closed +3 2026-10-26'],
  ['at the first closing of winter time', '2026-10-26T16:59:00Z', 'open'],
  ['at midnight', '2026-07-07T00:00:00+02:00', 'closed +0 2026-07-07'],
  ['on a weekday evening', '2026-07-07T23:59:00+02:00', 'closed +1 2026-07-08'],
  ['on the eve of Good Friday', '2026-04-02T19:00:00+02:00', 'closed +5 2026-04-07'],
  ['on Good Friday', '2026-04-03T10:00:00+02:00', 'good_friday +4 2026-04-07'],
  ['on the day of the Geneva Fast', '2026-09-10T06:00:00+02:00', 'geneva_fast +1 2026-09-11'],
  ['on New Year’s Eve', '2026-12-31T10:00:00+01:00', 'restoration +4 2027-01-04'],
])('%s', (_, moment, state) => expect(stateAt(moment)).toBe(state));

it('goes by the days off of the business, however many', () => {
  const summer = [{ slug: 'summer', from: '2026-07-20', to: '2026-08-07' }];
  expect(stateAt('2026-07-17T18:00:00+02:00', summer)).toBe('closed +24 2026-08-10');
  expect(stateAt('2026-07-20T08:00:00+02:00', summer)).toBe('summer +21 2026-08-10');
});
