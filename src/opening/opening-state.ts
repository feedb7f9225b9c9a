import { closes, type ClosedDayRule } from './closed-days';
import { addDays, weekdayOf } from './days';
import { daysBetween } from './weekdays';

interface Hours {
  /** English weekdays. */
  firstDay: string;
  lastDay: string;
  /** `HH:MM` in Zurich. */
  opens: string;
  closes: string;
}

export type OpeningState<Day> =
  | { isOpen: true }
  | {
      isOpen: false;
      /** The record that closes the office today. */
      closedDay: Day | undefined;
      /** The next day on which it opens, `YYYY-MM-DD`, and in how many days: 0 is today. */
      opensOn: string;
      opensIn: number;
    };

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
export function openingState<Day extends ClosedDayRule>(
  now: Date,
  hours: Hours,
  closedDays: readonly Day[],
): OpeningState<Day> {
  const { today, time } = inZurich(now);
  const weekdays = daysBetween(hours.firstDay, hours.lastDay);
  const closedDayOn = (day: string) => closedDays.find((rule) => closes(rule, day));
  const isWorkday = (day: string) => weekdays.includes(weekdayOf(day)) && !closedDayOn(day);
  if (isWorkday(today) && hours.opens <= time && time < hours.closes) return { isOpen: true };
  let opensIn = time < hours.opens ? 0 : 1;
  while (!isWorkday(addDays(today, opensIn))) opensIn += 1;
  return {
    isOpen: false,
    closedDay: closedDayOn(today),
    opensOn: addDays(today, opensIn),
    opensIn,
  };
}
