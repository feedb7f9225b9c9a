/** The oldest year that is taken for a year of an inspection. */
export const firstYear = 1950;

export interface InspectionInputs {
  /** The period of the kind of building, years. */
  years: number;
  /** Year of the last inspection; undefined if nobody knows it. */
  lastYear: number | undefined;
  /** Whether the building is changing owner or has just done so. */
  changesOwner: boolean;
  thisYear: number;
  /** Periods of at least `fromYears` end at a change of owner if the last inspection is older than `afterYears`. */
  ownerChange: { fromYears: number; afterYears: number };
}

export type NextInspection =
  /** The year is none, too old or still to come. */
  | { state: 'badYear' }
  | { state: 'unknown' }
  | { state: 'due' | 'dueThisYear' | 'overdue'; year: number }
  | { state: 'atOnce' }
  /** At once if the last inspection has passed the age to the day, else in the year. */
  | { state: 'maybeAtOnce'; year: number };

/** When an electrical installation is next to be inspected, as far as the year of the last inspection tells. */
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
