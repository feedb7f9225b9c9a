import { weekdays, type Weekday } from './weekdays';

/** Days of the calendar as ISO 8601 writes them, `2026-04-05`: their order is that of the texts. */

const dayLength = 24 * 60 * 60 * 1000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7]!;
}
