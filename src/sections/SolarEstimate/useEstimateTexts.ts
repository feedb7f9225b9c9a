import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { EstimateResult } from '../../solar/estimate';
import { batteryCapacity, type Orientation, type SolarInputs, type Tilt } from '../../solar/inputs';
import { useEstimateFormats } from './useEstimateFormats';

/** The estimate in sentences, in the language of the page. */
export function useEstimateTexts() {
  const { t } = useTranslation();
  const { number, price: money, saving, ends, payback } = useEstimateFormats();

  const tiltText = (tilt: Tilt) => {
    if (tilt === 0) return t('solar-estimate:tilt.flat');
    if (tilt === 90) return t('solar-estimate:tilt.facade');
    return t('solar-estimate:units.degrees', { value: tilt });
  };

  const orientationText = (orientation: Orientation) =>
    t(`solar-estimate:orientation.${orientation}`);

  /** Main results, for the announcement. */
  const summary = (result: EstimateResult) =>
    t('solar-estimate:summary', {
      production: t('solar-estimate:units.kWhRange', ends(result.production)),
      saving: saving(result.saving),
      payback: payback(result.payback, result.balances.length),
    });

  /** The inputs: the roof, and the household. */
  const given = ({ area, tilt, orientation, consumption, price, battery }: SolarInputs) => [
    t('solar-estimate:message.roof', {
      area: number(area),
      tilt: tiltText(tilt),
      orientation: orientationText(orientation),
    }),
    t('solar-estimate:message.household', {
      use: number(consumption),
      price: number(price, 2),
      battery: battery
        ? t('solar-estimate:message.battery', { size: number(batteryCapacity(consumption), 1) })
        : t('solar-estimate:message.noBattery'),
    }),
  ];

  /** The inputs and the main results, for the form. The link contains the inputs. */
  const forForm = (inputs: SolarInputs, result: EstimateResult, link: string): string =>
    [
      t('solar-estimate:message.title'),
      ...given(inputs),
      t('solar-estimate:message.cost', { price: money(result.price), aid: money(result.aid) }),
      summary(result),
      link,
    ].join('\n');

  return { tiltText, orientationText, summary, given, forForm };
}
