import { issueAt, type Issue, type Place } from '../issue';
import { dataFile, type Data } from '../../content/model';
import {
  solarConstantRanges,
  solarConstantSlugs,
  solarFigureRanges,
  type Solar,
  type SolarConstantSlug,
  type SolarFigureSlug,
} from '../../content/model/solar';

const file = dataFile('solar');

/** Pairs of which the second is not below the first. */
const ascending: [SolarConstantSlug, SolarConstantSlug][] = [
  ['grant_step', 'grant_up_to'],
  ['own_use_factor', 'own_use_cap'],
  ['own_use_factor', 'own_use_battery_factor'],
  ['own_use_cap', 'own_use_battery_cap'],
];

/** Checks the value of a record. */
function checkValue(record: Place, value: number, { min, max }: { min: number; max: number }) {
  if (value >= min && value <= max) return [];
  return [issueAt({ ...record, field: 'value' }, 'not-plausible', { value, min, max })];
}

function constantIssues({ constants }: Solar): Issue[] {
  return solarConstantSlugs.flatMap((slug) => {
    const [found, ...others] = constants.filter((constant) => constant.slug === slug);
    if (!found || others.length > 0) {
      const values = { slug, found: found ? others.length + 1 : 0 };
      return [issueAt({ file, field: 'constants' }, 'constant-not-one', values)];
    }
    const { unit, ...range } = solarConstantRanges[slug];
    const record = { file, record: slug };
    const otherUnit = { unit, found: found.unit };
    return [
      ...(found.unit === unit
        ? []
        : [issueAt({ ...record, field: 'unit' }, 'other-unit', otherUnit)]),
      ...checkValue(record, found.value, range),
    ];
  });
}

function orderIssues({ constants }: Solar): Issue[] {
  const valueOf = (slug: SolarConstantSlug) => constants.find((each) => each.slug === slug)?.value;
  return ascending.flatMap(([lower, upper]) => {
    const [low = -Infinity, high = Infinity] = [valueOf(lower), valueOf(upper)];
    if (high >= low) return [];
    return [issueAt({ file, record: upper, field: 'value' }, 'too-low', { high, lower, low })];
  });
}

function figureIssues({ figures }: Data): Issue[] {
  return Object.entries(solarFigureRanges).flatMap(([slug, range]) => {
    const found = figures.find((figure) => figure.slug === (slug as SolarFigureSlug));
    const place = { file: dataFile('figures'), record: slug };
    return found ? checkValue(place, found.value, range) : [issueAt(place, 'figure-missing')];
  });
}

/** Checks the constants of the solar estimate; a service with the tool needs them. */
export function checkSolar(data: Data): Issue[] {
  const { solar, services } = data;
  if (solar) return [...constantIssues(solar), ...orderIssues(solar), ...figureIssues(data)];
  return services
    .filter(({ tools }) => tools?.includes('solar-estimate'))
    .map(({ slug }) => issueAt({ file }, 'solar-missing', { service: slug }));
}
