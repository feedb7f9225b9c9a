/** Calendar days in ISO 8601, `2026-04-05`. They sort as strings. */

/** Weekdays as in schema.org, in the order of ISO 8601. */
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

const dayLength = 24 * 60 * 60 * 1000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7]!;
}

/**
 * Easter Sunday by the method of Lilius and Clavius (D. E. Knuth, The Art of Computer Programming, vol. 1, exercise
 * 1.3.2–14).
 *
 * @param year of the Gregorian calendar, 1583 to 4999
 * @returns the day, `2026-04-05`
 */
export function easterSunday(year: number): string {
  const goldenNumber = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const leapYearsDropped = Math.floor((3 * century) / 4) - 12;
  const moonCorrection = Math.floor((8 * century + 5) / 25) - 5;
  const sundays = Math.floor((5 * year) / 4) - leapYearsDropped - 10;
  let epact = (11 * goldenNumber + 20 + moonCorrection - leapYearsDropped) % 30;
  if (epact === 24 || (epact === 25 && goldenNumber > 11)) epact += 1;
  /** In days of March, as is the result below. */
  const fullMoon = epact > 23 ? 74 - epact : 44 - epact;
  const easter = fullMoon + 7 - ((sundays + fullMoon) % 7);
  return addDays(`${year}-03-01`, easter - 1);
}
