import type { Language } from '../../i18n/languages';
import { formatNumber } from '../../i18n/format-number';
import type { SolarConstants } from '../../solar/constants';
import { estimate } from '../../solar/estimate';
import { firstInputs, type SolarInputs } from '../../solar/inputs';
import type { FigureTranslations } from '../../content/format';
import type { SolarWords } from '../../content/words';

/** m² */
const areas = [20, 40, 80];

const positions = {
  south: { tilt: 30, orientation: 'south' },
  east: { tilt: 30, orientation: 'east' },
  flat: { tilt: 0, orientation: 'south' },
} as const;

interface Words {
  roofs: SolarWords['roofs'];
  range: FigureTranslations['range'];
}

/** What nine typical roofs would give a household, three sizes in three positions, as a language writes it. */
export function typicalRoofs(
  constants: SolarConstants,
  first: Pick<SolarInputs, 'consumption' | 'price'>,
  { roofs, range }: Words,
  language: Language,
) {
  const number = (value: number, digits = 0) =>
    formatNumber(value, language, { maximumFractionDigits: digits });
  // A cell of a narrow table is two lines.
  const breakable = range.replaceAll('\u00a0', ' ');
  const between = ({ from, to }: { from: number; to: number }) =>
    breakable.replace('{{from}}', number(from)).replace('{{to}}', number(to));
  return areas.map((area) => {
    const results = Object.entries(positions).map(([name, position]) => ({
      position: roofs[name as keyof typeof positions],
      result: estimate({ ...firstInputs(first), ...position, area }, constants),
    }));
    const { power, price, aid } = results[0]!.result;
    return {
      size: roofs.size
        .replace('{{area}}', number(area))
        .replace('{{power}}', number(power, 1))
        .replace('{{price}}', number(price))
        .replace('{{aid}}', number(aid)),
      rows: results.map(({ position, result: { production, saving, payback } }) => ({
        position,
        production: between(production),
        saving: number(saving),
        payback: between(payback),
      })),
    };
  });
}
