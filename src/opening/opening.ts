import { addDays, easterSunday, weekdayOf } from './days';

/**
 * A closing rule of `data/closed-days.json`. It has either `date`; `easter`; `onOrAfter` with `weekday`; or `from` and
 * `to`.
 */
export type ClosedDayRule = Partial<
  Pick<Queries.ClosedDay, 'date' | 'easter' | 'weekday' | 'onOrAfter' | 'from' | 'to'>
>;

/** Whether a rule closes the office on a day, `YYYY-MM-DD`. */
export function closes(rule: ClosedDayRule, day: string): boolean {
  const year = day.slice(0, 4);
  if (rule.date) return day === `${year}-${rule.date}`;
  if (typeof rule.easter === 'number')
    return day === addDays(easterSunday(Number(year)), rule.easter);
  const [first, last] = rule.onOrAfter
    ? [`${year}-${rule.onOrAfter}`, addDays(`${year}-${rule.onOrAfter}`, 6)]
    : [rule.from ?? '', rule.to ?? ''];
  return first <= day && day <= last && (!rule.weekday || rule.weekday === weekdayOf(day));
}

/** Whether the office is open and until when, or when it opens next. Times are `HH:MM` in Zurich. */
export type OfficeState<Day> =
  | { isOpen: true; closes: string }
  | {
      isOpen: false;
      /** The record that closes the office today. */
      closedDay: Day | undefined;
      /**
       * Next opening: date `YYYY-MM-DD`, days from today (0 is today), and time. Undefined if there is none in the
       * days that are searched.
       */
      opens: { day: string; daysAway: number; time: string } | undefined;
    };

/** Number of days, from today, that are searched for the next opening: a year and some more. */
const searchedDays = 400;

/** Day and time in Zurich, `2026-04-05` and `07:30`, wherever the visitor is. */
function inZurich(now: Date): { today: string; time: string } {
  // Not before it is needed: the first format with a time zone takes a phone some 50 ms.
  const zurich = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zurich',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = zurich.formatToParts(now).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts) as Record<string, string>;
  return { today: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * Whether the office is open at a moment, or else when it opens.
 *
 * @param hours each weekday is in one row at most
 */
export function officeState<Day extends ClosedDayRule>(
  now: Date,
  hours: readonly Queries.DayHours[],
  closedDays: readonly Day[],
): OfficeState<Day> {
  const { today, time } = inZurich(now);
  const closedDay = closedDays.find((rule) => closes(rule, today));
  const spansOn = (day: string) => {
    if (closedDays.some((rule) => closes(rule, day))) return [];
    return hours.find(({ days }) => days.includes(weekdayOf(day)))?.spans ?? [];
  };
  const present = spansOn(today).find((span) => span.opens <= time && time < span.closes);
  if (present) return { isOpen: true, closes: present.closes };
  for (let daysAway = 0; daysAway < searchedDays; daysAway++) {
    const day = addDays(today, daysAway);
    const next = spansOn(day).find(({ opens }) => daysAway > 0 || time < opens);
    if (next) return { isOpen: false, closedDay, opens: { day, daysAway, time: next.opens } };
  }
  return { isOpen: false, closedDay, opens: undefined };
}
