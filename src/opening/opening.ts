import { addDays, daysBetween, easterSunday, weekdayOf } from './days';

/** When a record of `data/closed-days.json` holds: one of its four rules is filled in. */
export interface ClosedDayRule {
  /** Every year: `MM-DD`. */
  date?: string | null | undefined;
  /** Every year: days from Easter Sunday. */
  easter?: number | null | undefined;
  /** Every year: the first such weekday on or after a day, `MM-DD`. */
  weekday?: string | null | undefined;
  onOrAfter?: string | null | undefined;
  /** Once, from the first to the last day: `YYYY-MM-DD`. */
  from?: string | null | undefined;
  to?: string | null | undefined;
}

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

interface Hours {
  /** English weekdays. */
  firstDay: string;
  lastDay: string;
  /** `HH:MM` in Zurich. */
  opens: string;
  closes: string;
}

/** Whether the office is open, or else when it opens. */
export type OfficeState<Day> =
  | { isOpen: true }
  | {
      isOpen: false;
      /** The record that closes the office today. */
      closedDay: Day | undefined;
      /** The next day on which it opens, `YYYY-MM-DD`, and in how many days: 0 is today. None within a year. */
      opens: { on: string; in: number } | undefined;
    };

/** How far the next opening is looked for, days. */
const longestSearch = 400;

const zurich = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Day and time in Zurich, `2026-04-05` and `07:30`, wherever the visitor is. */
function inZurich(now: Date): { today: string; time: string } {
  const parts = zurich.formatToParts(now).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts) as Record<string, string>;
  return { today: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Whether the office is open at a moment, or else when it opens. */
export function officeState<Day extends ClosedDayRule>(
  now: Date,
  hours: Hours,
  closedDays: readonly Day[],
): OfficeState<Day> {
  const { today, time } = inZurich(now);
  const weekdays = daysBetween(hours.firstDay, hours.lastDay);
  const closedDayOn = (day: string) => closedDays.find((rule) => closes(rule, day));
  const isWorkday = (day: string) => weekdays.includes(weekdayOf(day)) && !closedDayOn(day);
  if (isWorkday(today) && hours.opens <= time && time < hours.closes) return { isOpen: true };
  const first = time < hours.opens ? 0 : 1;
  const days = Array.from({ length: longestSearch }, (_, index) => first + index);
  const opensIn = days.find((day) => isWorkday(addDays(today, day)));
  const opens = opensIn === undefined ? undefined : { on: addDays(today, opensIn), in: opensIn };
  return { isOpen: false, closedDay: closedDayOn(today), opens };
}
