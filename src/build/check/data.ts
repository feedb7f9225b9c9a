import type { Issue } from '../issue';
import { dataFile, dataSchemas, type Data, type DataName } from '../model';
import type { Source } from '../source';
import { checkLinks } from './links';
import { checkShape } from './shape';
import { checkRoutes, checkUnique } from './unique';

function checkRanges({ company, figures }: Data): Issue[] {
  return [
    ...figures
      .filter(({ value, max }) => max !== undefined && max <= value)
      .map(({ slug, value, max }) => ({
        file: dataFile('figures'),
        record: slug,
        field: 'max',
        message: `${max} is not above the value ${value}`,
      })),
    ...(company.hours.closes > company.hours.opens
      ? []
      : [{ file: dataFile('company'), field: 'hours.closes', message: 'closes before it opens' }]),
  ];
}

/**
 * Checks `data/`: first the shape of each file, then, if all are right, what holds between them.
 *
 * @returns the data if each file has its shape, and every issue found
 */
export function checkData(source: Source): { data?: Data; issues: Issue[] } {
  const names = Object.keys(dataSchemas) as DataName[];
  const shapes = names.map((name) => [name, checkShape(name, source)] as const);
  const issues = shapes.flatMap(([, shape]) => shape.issues);
  if (issues.length > 0) return { issues };
  const data = Object.fromEntries(
    shapes.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  ) as unknown as Data;
  return {
    data,
    issues: [checkUnique, checkRoutes, checkLinks, checkRanges].flatMap((check) => check(data)),
  };
}
