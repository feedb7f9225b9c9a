import inspection from '../../../data/inspection.json';
import {
  nextInspection,
  type InspectionInputs,
  type NextInspection,
} from '../../../src/sections/Inspection/next-inspection';

const ownerChange = { fromYears: 10, afterYears: 5 };

const next = (inputs: Pick<InspectionInputs, 'years' | 'lastYear' | 'changesOwner'>) =>
  nextInspection({ ...inputs, thisYear: 2026, ownerChange });

it.each<[years: number, lastYear: number | undefined, expected: NextInspection]>([
  [20, 2019, { state: 'due', year: 2039 }],
  [5, 2026, { state: 'due', year: 2031 }],
  [20, 2006, { state: 'dueThisYear', year: 2026 }],
  [1, 2025, { state: 'dueThisYear', year: 2026 }],
  [20, 2005, { state: 'overdue', year: 2025 }],
  [1, 1950, { state: 'overdue', year: 1951 }],
  [10, undefined, { state: 'unknown' }],
  [10, 2027, { state: 'badYear' }],
  [10, 1949, { state: 'badYear' }],
  [10, 202, { state: 'badYear' }],
  [10, 2019.5, { state: 'badYear' }],
  [10, NaN, { state: 'badYear' }],
])('every %i years, last in %s', (years, lastYear, expected) => {
  expect(next({ years, lastYear, changesOwner: false })).toEqual(expected);
});

it.each<[years: number, lastYear: number | undefined, expected: NextInspection]>([
  [20, 2020, { state: 'atOnce' }],
  [10, 2016, { state: 'atOnce' }],
  [20, 2021, { state: 'maybeAtOnce', year: 2041 }],
  [20, 2022, { state: 'due', year: 2042 }],
  [5, 2021, { state: 'dueThisYear', year: 2026 }],
  [5, 2020, { state: 'overdue', year: 2025 }],
  [20, 2005, { state: 'overdue', year: 2025 }],
  [20, undefined, { state: 'unknown' }],
  [20, 2027, { state: 'badYear' }],
])('every %i years, last in %s, with a change of owner', (years, lastYear, expected) => {
  expect(next({ years, lastYear, changesOwner: true })).toEqual(expected);
});

/** The annex of the Low-Voltage Installations Ordinance (OIBT, RS 734.27). */
it.each([
  ['dwelling', 20],
  ['old_wiring', 5],
  ['business', 10],
  ['public', 5],
  ['temporary', 1],
])('the law has %s inspected every %i years', (kind, period) => {
  const known = inspection.kinds.find(({ slug }) => slug === kind);
  expect(known?.years ?? period).toBe(period);
  expect(inspection.ownerChange).toEqual(ownerChange);
});
