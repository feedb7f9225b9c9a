import type { Issue } from '../issue';
import { dataFile, type Data } from '../model';
import {
  solarConstantRanges,
  solarConstantSlugs,
  solarFigureRanges,
  type Solar,
  type SolarConstantSlug,
  type SolarFigureSlug,
} from '../model/solar';

const file = dataFile('solar');

/** Pairs of which the second is not below the first. */
const ascending: [SolarConstantSlug, SolarConstantSlug][] = [
  ['grant_step', 'grant_up_to'],
  ['own_use_factor', 'own_use_cap'],
  ['own_use_factor', 'own_use_battery_factor'],
  ['own_use_cap', 'own_use_battery_cap'],
];

const implausible = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max
    ? []
    : [`${value} is not plausible, expected a value from ${min} to ${max}`];

function constantIssues({ constants }: Solar): Issue[] {
  return solarConstantSlugs.flatMap((slug) => {
    const [found, ...others] = constants.filter((constant) => constant.slug === slug);
    if (!found || others.length > 0) {
      const message = `expected one constant "${slug}", found ${found ? others.length + 1 : 'none'}`;
      return [{ file, field: 'constants', message }];
    }
    const { unit, ...range } = solarConstantRanges[slug];
    const message = `expected "${unit}", found "${found.unit}"`;
    return [
      ...(found.unit === unit ? [] : [{ file, record: slug, field: 'unit', message }]),
      ...implausible(found.value, range).map((text) => {
        return { file, record: slug, field: 'value', message: text };
      }),
    ];
  });
}

function orderIssues({ constants }: Solar): Issue[] {
  const valueOf = (slug: SolarConstantSlug) => constants.find((each) => each.slug === slug)?.value;
  return ascending.flatMap(([lower, upper]) => {
    const [low = -Infinity, high = Infinity] = [valueOf(lower), valueOf(upper)];
    const message = `${high} is below "${lower}", ${low}`;
    return high < low ? [{ file, record: upper, field: 'value', message }] : [];
  });
}

function figureIssues({ figures }: Data): Issue[] {
  return Object.entries(solarFigureRanges).flatMap(([slug, range]) => {
    const found = figures.find((figure) => figure.slug === (slug as SolarFigureSlug));
    const place = { file: dataFile('figures'), record: slug };
    if (!found) return [{ ...place, message: `missing, but ${file} needs it` }];
    return implausible(found.value, range).map((message) => ({
      ...place,
      field: 'value',
      message,
    }));
  });
}

/** Checks the constants of the solar estimate; a service with the tool needs them. */
export function checkSolar(data: Data): Issue[] {
  const { solar, services } = data;
  if (solar) return [...constantIssues(solar), ...orderIssues(solar), ...figureIssues(data)];
  return services
    .filter(({ tools }) => tools?.includes('solar-estimate'))
    .map(({ slug }) => {
      const message = `the file is missing, but the service "${slug}" has the tool "solar-estimate"`;
      return { file, message };
    });
}
