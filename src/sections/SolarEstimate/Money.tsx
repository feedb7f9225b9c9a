import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { SolarConstants } from '../../solar/constants';
import { signOf, type SolarEstimate } from '../../solar/estimate';
import { MoneyYears } from './MoneyYears';
import { useFormats } from './useFormats';
import { Value } from './Value';
import './Money.scss';

interface Props {
  result: SolarEstimate;
  constants: Pick<SolarConstants, 'serviceLife' | 'energyPayback' | 'costs' | 'battery'>;
}

/** How the price after aid compares with the savings until the end of the service life, in sentences. */
function useOutlook({ result, constants }: Props): string {
  const { t } = useTranslation();
  const { number } = useFormats();
  const end = result.balances.at(-1)!;
  const lives = {
    inverter: number(constants.costs.inverterLife),
    battery: number(constants.battery.life),
  };
  const values = {
    life: number(constants.serviceLife),
    from: number(end.from),
    to: number(end.to),
    costs: result.battery
      ? t('solar-estimate:outlook.costsBattery', lives)
      : t('solar-estimate:outlook.costs', lives),
  };
  return {
    positive: t('solar-estimate:outlook.within', values),
    uncertain: t('solar-estimate:outlook.uncertain', values),
    negative: t('solar-estimate:outlook.beyond', values),
  }[signOf(end)];
}

/** Price, aid and savings, and what is missing or left of them in each year. */
export function Money({ result, constants }: Props) {
  const { t } = useTranslation();
  const { francs, number, payback } = useFormats();
  const { serviceLife: life } = constants;
  const { battery } = result;
  const outlook = useOutlook({ result, constants });
  return (
    <div className="money">
      <dl className="money__payback">
        <Value
          isMain
          name={t('solar-estimate:results.payback')}
          value={payback(result.payback, life)}
          note={outlook}
        />
      </dl>
      <MoneyYears balances={result.balances} />
      <dl className="money__facts">
        <Value
          name={t('solar-estimate:results.price')}
          value={francs(result.price)}
          note={
            battery
              ? t('solar-estimate:results.withBattery', {
                  price: number(battery.price),
                  size: number(battery.capacity, 1),
                })
              : t('solar-estimate:results.priceNote')
          }
        />
        <Value
          name={t('solar-estimate:results.aid')}
          value={francs(result.aid)}
          note={t('solar-estimate:results.aidNote')}
        />
        <Value
          name={t('solar-estimate:results.saving')}
          value={francs(result.saving)}
          note={t('solar-estimate:results.savingNote')}
        />
        <Value
          name={t('solar-estimate:results.life')}
          value={t('solar-estimate:units.year', { years: number(life) })}
          note={t('solar-estimate:results.energy', { years: number(constants.energyPayback, 1) })}
        />
      </dl>
    </div>
  );
}
