import type { Issue } from '../issue';
import { dataFile, dataSchemas, type Data, type DataName } from '../model';
import type { Source } from '../source';
import { checkHeroPoints } from './hero-points';
import { checkLinks } from './links';
import { checkShape } from './shape';
import { checkSolar } from './solar';
import { checkRoutes, checkUnique } from './unique';

function checkRanges({ figures }: Data): Issue[] {
  return figures
    .filter(({ value, max }) => max !== undefined && max <= value)
    .map(({ slug, value, max }) => {
      const message = `${max} is not above the value ${value}`;
      return { file: dataFile('figures'), record: slug, field: 'max', message };
    });
}

/** Checks that what comes later in `data/company.json` is later: an hour, a date. */
function checkTimes({ company: { hours, privacyPublished, privacyUpdated } }: Data): Issue[] {
  const issue = (field: string, message: string) => ({ file: dataFile('company'), field, message });
  return [
    ...(hours.closes > hours.opens ? [] : [issue('hours.closes', 'closes before it opens')]),
    ...(privacyUpdated >= privacyPublished
      ? []
      : [issue('privacyUpdated', `before the date of publication, ${privacyPublished}`)]),
  ];
}

/** Checks that visitors read the telephone number that their phone dials. */
function checkPhone({ company: { phone } }: Data): Issue[] {
  const shown = phone.display.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (phone.international.endsWith(shown)) return [];
  const message = `"${phone.display}" is not the number ${phone.international}`;
  return [{ file: dataFile('company'), field: 'phone.display', message }];
}

/** Checks `data/`: first the shape of each file, then, if all are right, what holds between them. */
export function checkData(source: Source): { data?: Data; issues: Issue[] } {
  const names = Object.keys(dataSchemas) as DataName[];
  const shapes = names.map((name) => ({ name, ...checkShape(name, source) }));
  const issues = shapes.flatMap((shape) => shape.issues);
  if (issues.length > 0) return { issues };
  const found = shapes.filter(({ value }) => value !== undefined);
  const data = Object.fromEntries(found.map(({ name, value }) => [name, value])) as unknown as Data;
  return {
    data,
    issues: [
      checkUnique,
      checkRoutes,
      checkLinks,
      checkRanges,
      checkTimes,
      checkPhone,
      checkSolar,
      checkHeroPoints,
    ].flatMap((check) => check(data)),
  };
}
