import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { SolarConstants } from '../../solar/constants';
import type { SolarEstimate } from '../../solar/estimate';
import { MoneyYears } from './MoneyYears';
import { useFormats } from './useFormats';
import { Value } from './Value';
import './Money.scss';

interface Props {
  result: SolarEstimate;
  battery: boolean;
  constants: Pick<SolarConstants, 'serviceLife' | 'energyPayback' | 'paybackSpread'>;
}

/** Francs earned after `years`, to the next hundred, when the payback takes `slower` times as long. */
const earnedAfter = (
  years: number,
  { price, aid, saving }: SolarEstimate['exact'],
  slower: number,
) => Math.round(((saving * years) / slower - (price - aid)) / 100) * 100;

/** Price, aid and savings, and the years until they are even. */
export function Money({ result, battery, constants }: Props) {
  const { t } = useTranslation();
  const { francs, number, payback } = useFormats();
  const { exact } = result;
  const { serviceLife: life, paybackSpread: spread } = constants;
  const years = { ...result.payback, value: exact.payback };
  const earned = {
    from: Math.max(0, earnedAfter(life, exact, 1 + spread)),
    to: earnedAfter(life, exact, 1 - spread),
  };
  const outlook = {
    'within-life': t('solar-estimate:outlook.within', {
      life: number(life),
      from: number(earned.from),
      to: number(earned.to),
    }),
    uncertain: t('solar-estimate:outlook.uncertain', { life: number(life) }),
    'beyond-life': t('solar-estimate:outlook.beyond', { life: number(life) }),
  }[years.outlook];
  return (
    <div className="money">
      <dl className="money__payback">
        <Value
          isMain
          name={t('solar-estimate:results.payback')}
          value={payback(years, life)}
          note={outlook}
        />
      </dl>
      <MoneyYears payback={years} life={life} />
      <dl className="money__facts">
        <Value
          name={t('solar-estimate:results.price')}
          value={francs(result.price)}
          note={
            battery
              ? t('solar-estimate:results.withoutBattery')
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
