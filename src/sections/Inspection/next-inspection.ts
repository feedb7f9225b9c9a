/** Earliest valid year of an inspection. */
export const firstYear = 1950;

/** What decides when the next inspection is due. */
export interface InspectionInputs {
  /** Inspection period of the kind of building, years. */
  years: number;
  /** Year of the last inspection; undefined if unknown. */
  lastYear: number | undefined;
  /** Whether the building is changing owner or has just done so. */
  changesOwner: boolean;
  thisYear: number;
  /** Periods of at least `fromYears` end at a change of owner if the last inspection is older than `afterYears`. */
  ownerChange: { fromYears: number; afterYears: number };
}

/** When the next inspection is due, or why that is not known. */
export type NextInspection =
  /** The year is not a number, too old or in the future. */
  | { state: 'badYear' }
  | { state: 'unknown' }
  | { state: 'due' | 'dueThisYear' | 'overdue'; year: number }
  | { state: 'atOnce' }
  /** At once if the last inspection is older than the age limit to the day, else in `year`. */
  | { state: 'maybeAtOnce'; year: number };

/** Due date of the next inspection of an electrical installation, by the year of the last one. */
export function nextInspection({
  years,
  lastYear,
  changesOwner,
  thisYear,
  ownerChange: { fromYears, afterYears },
}: InspectionInputs): NextInspection {
  if (lastYear === undefined) return { state: 'unknown' };
  if (!Number.isInteger(lastYear) || lastYear < firstYear || lastYear > thisYear)
    return { state: 'badYear' };
  const year = lastYear + years;
  if (year < thisYear) return { state: 'overdue', year };
  const age = thisYear - lastYear;
  if (changesOwner && years >= fromYears && age >= afterYears)
    return age > afterYears ? { state: 'atOnce' } : { state: 'maybeAtOnce', year };
  return { state: year === thisYear ? 'dueThisYear' : 'due', year };
}
