import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../../hooks/usePage';
import { formatList, formatNumber, formatPercent } from '../../i18n/formats';
import type { EstimateResult } from '../../solar/estimate';

type Range = Pick<EstimateResult['production'], 'from' | 'to'>;

const roundTo = (step: number, value: number) => Math.round(value / step) * step;

/** Formatters for the estimate's values in the page's language, each rounded as far as it is known. */
export function useEstimateFormats() {
  const { t } = useTranslation();
  const { language } = usePage();
  const number = (value: number, decimals = 0) =>
    formatNumber(value, language, { maximumFractionDigits: decimals });
  const hundreds = (value: number) => number(roundTo(100, value));
  const kWh = (value: number) => number(roundTo(value < 1000 ? 10 : 100, value));
  const francs = (value: string) => t('solar-estimate:units.francs', { value });
  return {
    number,
    hundreds,
    list: (items: readonly string[]) => formatList(items, language),
    percent: (share: number) => formatPercent(share, language),
    price: (value: number) => francs(hundreds(value)),
    saving: (value: number) => francs(number(roundTo(10, value))),
    /** The ends of a production in kWh. */
    ends: ({ from, to }: Range) => ({ from: kWh(from), to: kWh(to) }),
    /**
     * Years until the balance stays at zero or above, as a range.
     *
     * @param life the service life, years
     */
    payback: ({ from, to }: Pick<EstimateResult['payback'], 'from' | 'to'>, life: number) => {
      if (from === null) return t('solar-estimate:units.moreYears', { years: number(life) });
      if (to === null) return t('solar-estimate:units.orMoreYears', { years: number(from) });
      if (from === to) return t('solar-estimate:units.year', { years: number(from) });
      return t('solar-estimate:units.years', { from: number(from), to: number(to) });
    },
  };
}
