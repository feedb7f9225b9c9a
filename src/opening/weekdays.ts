/** The days as schema.org names them, in the order of ISO 8601. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** The weekdays from the first to the last, across Sunday if need be. */
export function daysBetween(first: string, last: string): string[] {
  const days: readonly string[] = weekdays;
  const [start, end] = [days.indexOf(first), days.indexOf(last)];
  if (start <= end) return days.slice(start, end + 1);
  return [...days.slice(start), ...days.slice(0, end + 1)];
}
