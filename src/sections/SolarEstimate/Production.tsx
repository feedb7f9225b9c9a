import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { SolarEstimate } from '../../solar/estimate';
import { useFormats } from './useFormats';
import { Value } from './Value';

interface Props {
  result: SolarEstimate;
  /** Francs per kWh. */
  priceSold: number;
}

/** What the roof produces in a year, and what the household has of it. */
export function Production({ result, priceSold }: Props) {
  const { t } = useTranslation();
  const { number, percent, production } = useFormats();
  return (
    <dl className="production">
      <Value
        isMain
        name={t('solar-estimate:results.production')}
        value={production(result.production)}
        note={t('solar-estimate:results.middle', {
          value: number(result.production.value),
          power: number(result.power, 1),
        })}
      />
      <Value
        name={t('solar-estimate:results.covered')}
        value={percent(result.coveredShare)}
        note={t('solar-estimate:results.yearShare', { value: percent(result.yearShare) })}
      />
      <Value
        name={t('solar-estimate:results.ownUse')}
        value={percent(result.ownUseShare)}
        note={t('solar-estimate:results.ownUseNote', { price: number(priceSold, 4) })}
      />
    </dl>
  );
}
