import type { Data } from '../model';

/** Whether more than twelve months have passed since a date, `YYYY-MM-DD`. */
export function isOutdated(checked: string, now: Date): boolean {
  const limit = new Date(checked);
  limit.setUTCFullYear(limit.getUTCFullYear() + 1);
  return now.getTime() >= limit.getTime() + 24 * 60 * 60 * 1000;
}

/** What in data/solar.json was last checked more than twelve months ago, as short sentences. */
export function outdatedFacts({ solar }: Pick<Data, 'solar'>, now: Date): string[] {
  if (!solar) return [];
  const dated = [
    ...solar.constants.map(({ slug, checked }) => ({ name: slug, checked })),
    { name: 'yields', checked: solar.yields.checked },
    { name: 'profiles', checked: solar.profiles.checked },
    ...solar.aids.map(({ name, checked }) => ({ name: name.fr, checked })),
  ];
  return dated
    .filter(({ checked }) => isOutdated(checked, now))
    .map(({ name, checked }) => `data/solar.json, "${name}": last checked on ${checked}.`);
}
