import { faultAt, type Fault } from '../faults';
import { dataFile, type Data } from '../model';
import {
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

function orderFaults({ constants }: Solar): Fault[] {
  return ascending.flatMap(([lower, upper]) => {
    const [low, high] = [constants[lower].value, constants[upper].value];
    if (high >= low) return [];
    const field = `constants.${upper}.value`;
    return [faultAt({ file, field }, 'too-low', { high, lower, low })];
  });
}

function figureFaults({ figures }: Data): Fault[] {
  return Object.entries(solarFigureRanges).flatMap(([slug, range]) => {
    const found = figures.find((figure) => figure.slug === (slug as SolarFigureSlug));
    const place = { file: dataFile('figures'), record: slug };
    if (!found) return [faultAt(place, 'figure-missing')];
    const { value } = found;
    const { min, max } = range;
    if (value >= min && value <= max) return [];
    return [faultAt({ ...place, field: 'value' }, 'not-plausible', { value, min, max })];
  });
}

/** Checks the constants of the solar estimate, and the figures that it needs. */
export const checkSolar = (data: Data): Fault[] =>
  data.solar ? [...orderFaults(data.solar), ...figureFaults(data)] : [];
