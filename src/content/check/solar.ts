import { faultAt, type Fault, type Place } from '../faults';
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

/** Checks the value of a record. */
function checkValue(record: Place, value: number, { min, max }: { min: number; max: number }) {
  if (value >= min && value <= max) return [];
  return [faultAt({ ...record, field: 'value' }, 'not-plausible', { value, min, max })];
}

function constantFaults({ constants }: Solar): Fault[] {
  return solarConstantSlugs.flatMap((slug) => {
    const [found, ...others] = constants.filter((constant) => constant.slug === slug);
    if (!found || others.length > 0) {
      const values = { slug, found: found ? others.length + 1 : 0 };
      return [faultAt({ file, field: 'constants' }, 'constant-not-one', values)];
    }
    const { unit, ...range } = solarConstantRanges[slug];
    const record = { file, record: slug };
    const otherUnit = { unit, found: found.unit };
    return [
      ...(found.unit === unit
        ? []
        : [faultAt({ ...record, field: 'unit' }, 'other-unit', otherUnit)]),
      ...checkValue(record, found.value, range),
    ];
  });
}

function orderFaults({ constants }: Solar): Fault[] {
  const valueOf = (slug: SolarConstantSlug) => constants.find((each) => each.slug === slug)?.value;
  return ascending.flatMap(([lower, upper]) => {
    const [low = -Infinity, high = Infinity] = [valueOf(lower), valueOf(upper)];
    if (high >= low) return [];
    return [faultAt({ file, record: upper, field: 'value' }, 'too-low', { high, lower, low })];
  });
}

function figureFaults({ figures }: Data): Fault[] {
  return Object.entries(solarFigureRanges).flatMap(([slug, range]) => {
    const found = figures.find((figure) => figure.slug === (slug as SolarFigureSlug));
    const place = { file: dataFile('figures'), record: slug };
    return found ? checkValue(place, found.value, range) : [faultAt(place, 'figure-missing')];
  });
}

/** Checks the constants of the solar estimate; a service with the tool needs them. */
export function checkSolar(data: Data): Fault[] {
  const { solar, services } = data;
  if (solar) return [...constantFaults(solar), ...orderFaults(solar), ...figureFaults(data)];
  return services
    .filter(({ tools }) => tools?.includes('solar-estimate'))
    .map(({ slug }) => faultAt({ file }, 'solar-missing', { service: slug }));
}
