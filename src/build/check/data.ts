import { issueAt, type Issue, type Place } from '../issue';
import { dataFile, dataSchemas, type Data, type DataName } from '../../content/model';
import type { Source } from '../../content/read';
import { checkHeroPoints } from './hero-points';
import { checkLinks } from './links';
import { checkShape } from './shape';
import { checkSolar } from './solar';
import { checkRoutes, checkUnique } from './unique';

const inCompany = (field: string): Place => ({ file: dataFile('company'), field });

function checkRanges({ figures }: Data): Issue[] {
  return figures
    .filter(({ value, max }) => max !== undefined && max <= value)
    .map(({ slug, value, max = value }) => {
      const place = { file: dataFile('figures'), record: slug, field: 'max' };
      return issueAt(place, 'max-too-low', { max, value });
    });
}

/** Checks that what comes later in `data/company.json` is later: an hour, a date. */
function checkTimes({ company: { hours, privacyPublished, privacyUpdated } }: Data): Issue[] {
  const published = privacyPublished;
  return [
    ...(hours.closes > hours.opens ? [] : [issueAt(inCompany('hours.closes'), 'closes-too-early')]),
    ...(privacyUpdated >= published
      ? []
      : [issueAt(inCompany('privacyUpdated'), 'updated-too-early', { published })]),
  ];
}

/** Checks that visitors read the telephone number that their phone dials. */
function checkPhone({ company: { phone } }: Data): Issue[] {
  const shown = phone.display.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (phone.international.endsWith(shown)) return [];
  const values = { shown: phone.display, dialled: phone.international };
  return [issueAt(inCompany('phone.display'), 'phone-differs', values)];
}

/** How many letters have to be added, removed or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const isSame = letter === other[column - 1];
      const around = [row[column] ?? 0, next[column - 1] ?? 0, row[column - 1] ?? 0];
      next.push(isSame ? (row[column - 1] ?? 0) : Math.min(...around) + 1);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z/]/g, '');

/** Checks that each file is one of the model's: a misspelt one would only be missing on the site. */
function checkNames({ data }: Source): Issue[] {
  const names = Object.keys(dataSchemas) as DataName[];
  return Object.keys(data)
    .filter((name) => !names.some((each) => each === name))
    .map((name) => {
      const near = names.find((each) => distance(plain(each), plain(name)) <= 2);
      const values = { meant: near && dataFile(near) };
      return issueAt({ file: `data/${name}.json` }, 'file-unknown', values);
    });
}

/** Checks `data/`: first the shape of each file, then, if all are right, what holds between them. */
export function checkData(source: Source): { data?: Data; issues: Issue[] } {
  const names = Object.keys(dataSchemas) as DataName[];
  const shapes = names.map((name) => ({ name, ...checkShape(name, source) }));
  const misnamed = checkNames(source);
  const issues = [...misnamed, ...shapes.flatMap((shape) => shape.issues)];
  if (issues.length > misnamed.length) return { issues };
  const found = shapes.filter(({ value }) => value !== undefined);
  const data = Object.fromEntries(found.map(({ name, value }) => [name, value])) as unknown as Data;
  return {
    data,
    issues: [
      () => misnamed,
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
