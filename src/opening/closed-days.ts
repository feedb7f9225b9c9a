import { addDays, weekdayOf } from './days';
import { easterSunday } from './easter';

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
