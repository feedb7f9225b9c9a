import { type Data, dataFile } from '../model';

/** Whether more than twelve months have passed since a date, `YYYY-MM-DD`. */
export function isOutdated(checked: string, now: Date): boolean {
  const limit = new Date(checked);
  limit.setUTCFullYear(limit.getUTCFullYear() + 1);
  return now.getTime() >= limit.getTime() + 24 * 60 * 60 * 1000;
}

/** A fact with the day of its last comparison with its source. */
interface Dated {
  name: string;
  checked: string;
}

function datedFacts({ solar, inspection }: Pick<Data, 'solar' | 'inspection'>): Dated[] {
  const ofSolar = solar
    ? [
        ...Object.entries(solar.constants).map(([name, { checked }]) => ({ name, checked })),
        { name: 'yields', checked: solar.yields.checked },
        { name: 'profiles', checked: solar.profiles.checked },
        ...solar.aids.map(({ name, checked }) => ({ name: name.fr, checked })),
      ]
    : [];
  return [
    ...ofSolar.map(({ name, checked }) => ({ name: `${dataFile('solar')}, "${name}"`, checked })),
    ...(inspection ? [{ name: dataFile('inspection'), checked: inspection.checked }] : []),
  ];
}

/** Facts last checked more than twelve months ago, as short sentences. */
export function outdatedFacts(data: Pick<Data, 'solar' | 'inspection'>, now: Date): string[] {
  return datedFacts(data)
    .filter(({ checked }) => isOutdated(checked, now))
    .map(({ name, checked }) => `${name}: last checked on ${checked}.`);
}
