import rules from '../../data/closed-days.json';
import company from '../../data/company.json';
import { addDays, easterSunday } from '../../src/opening/days';
import { type ClosedDayRule, closes, officeState } from '../../src/opening/opening';

/** The public holidays of the canton of Geneva, by the rules of data/closed-days.json. */
const genevaHolidays: (ClosedDayRule & { slug: string })[] = [
  { slug: 'new_year', date: '01-01' },
  { slug: 'good_friday', easter: -2 },
  { slug: 'easter_monday', easter: 1 },
  { slug: 'ascension', easter: 39 },
  { slug: 'whit_monday', easter: 50 },
  { slug: 'national_day', date: '08-01' },
  { slug: 'geneva_fast', weekday: 'Thursday', onOrAfter: '09-05' },
  { slug: 'christmas', date: '12-25' },
  { slug: 'restoration', date: '12-31' },
];

it.each([
  ...['1818-03-22', '1943-04-25', '2000-04-23', '2008-03-23', '2019-04-21', '2024-03-31'],
  ...['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21'],
  ...['2038-04-25', '2049-04-18', '2076-04-19', '2100-03-28', '2285-03-22'],
])('Easter is on %s', (day) => expect(easterSunday(Number(day.slice(0, 4)))).toBe(day));

/** The days of a year on which the office is closed, by slug. */
function closedIn(year: number) {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  const ofYear = days.filter((day) => day.startsWith(String(year)));
  return Object.fromEntries(
    genevaHolidays.map((rule) => [rule.slug, ofYear.filter((day) => closes(rule, day))]),
  );
}

it.each([
  [2025, '04-18', '04-21', '05-29', '06-09', '09-11'],
  [2026, '04-03', '04-06', '05-14', '05-25', '09-10'],
  [2027, '03-26', '03-29', '05-06', '05-17', '09-09'],
  [2028, '04-14', '04-17', '05-25', '06-05', '09-07'],
  [2024, '03-29', '04-01', '05-09', '05-20', '09-05'],
  [2030, '04-19', '04-22', '05-30', '06-10', '09-05'],
])(
  'the public holidays of the canton of Geneva in %i',
  (year, goodFriday, easterMonday, ascension, whitMonday, fast) => {
    const on = (day: string) => [`${year}-${day}`];
    expect(closedIn(year)).toEqual({
      new_year: on('01-01'),
      good_friday: on(goodFriday),
      easter_monday: on(easterMonday),
      ascension: on(ascension),
      whit_monday: on(whitMonday),
      national_day: on('08-01'),
      geneva_fast: on(fast),
      christmas: on('12-25'),
      restoration: on('12-31'),
    });
  },
);

it('the data of a business in Geneva has these rules, beside those that the owner adds', () => {
  const known = new Map(genevaHolidays.map((rule) => [rule.slug, rule]));
  const ofCanton = company.address.canton === 'GE' ? rules : [];
  for (const rule of ofCanton) expect(rule).toMatchObject(known.get(rule.slug) ?? rule);
});

it('days with a year are closed once, from the first to the last', () => {
  const rule = { from: '2026-12-28', to: '2027-01-03' };
  const days = ['2026-12-27', '2026-12-28', '2027-01-03', '2027-01-04', '2027-12-28'];
  expect(days.filter((day) => closes(rule, day))).toEqual(['2026-12-28', '2027-01-03']);
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const hours = [{ days, spans: [{ opens: '07:30', closes: '18:00' }] }];

/** The state at a moment that has its offset from UTC: `open`, or why it is closed, and when it opens. */
function stateAt(moment: string, own: { slug: string; from: string; to: string }[] = []): string {
  const state = officeState(new Date(moment), hours, [...genevaHolidays, ...own]);
  if (state.isOpen) return 'open';
  const { closedDay, opens } = state;
  return `${closedDay?.slug ?? 'closed'} ${opens ? `+${opens.daysAway} ${opens.day}` : 'for good'}`;
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

it('ends its search where the office does not open again', () => {
  const closed = [{ slug: 'closed_down', from: '2026-01-01', to: '9999-12-31' }];
  expect(stateAt('2026-07-20T08:00:00+02:00', closed)).toBe('closed_down for good');
  expect(officeState(new Date('2026-07-20T08:00:00+02:00'), [], [])).toEqual({
    isOpen: false,
    closedDay: undefined,
    opens: undefined,
  });
});

const withBreaks: Queries.DayHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
    spans: [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:30', closes: '18:00' },
    ],
  },
  { days: ['Saturday'], spans: [{ opens: '09:00', closes: '11:30' }] },
];

it.each([
  ['in the morning', '2026-07-07T11:59:00+02:00', 'open until 12:00'],
  ['in the break', '2026-07-07T12:00:00+02:00', 'opens in 0 days at 13:30'],
  ['in the afternoon', '2026-07-07T13:30:00+02:00', 'open until 18:00'],
  ['before a day without hours', '2026-07-07T18:00:00+02:00', 'opens in 2 days at 08:00'],
  ['on such a day', '2026-07-08T10:00:00+02:00', 'opens in 1 days at 08:00'],
  ['before a day with other hours', '2026-07-10T18:00:00+02:00', 'opens in 1 days at 09:00'],
  ['on that day', '2026-07-11T11:00:00+02:00', 'open until 11:30'],
  ['after its end', '2026-07-11T11:30:00+02:00', 'opens in 2 days at 08:00'],
])('goes by the hours of each day: %s', (_, moment, expected) => {
  const state = officeState(new Date(moment), withBreaks, []);
  const said = state.isOpen
    ? `open until ${state.closes}`
    : `opens in ${state.opens?.daysAway} days at ${state.opens?.time}`;
  expect(said).toBe(expected);
});
