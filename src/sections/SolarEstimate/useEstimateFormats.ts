import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../../hooks/usePage';
import { formatList, formatNumber, formatPercent } from '../../i18n/formats';
import type { EstimateResult } from '../../solar/estimate';

/** Rounds to the nearest ten; from 1000, to the nearest hundred. */
export const coarse = (value: number) => {
  const step = value < 1000 ? 10 : 100;
  return Math.round(value / step) * step;
};

/** Formatters for the estimate's values in the page's language. */
export function useEstimateFormats() {
  const { t } = useTranslation();
  const { language } = usePage();
  const number = (value: number, decimals = 0) =>
    formatNumber(value, language, { maximumFractionDigits: decimals });
  const range = (from: number, to: number) => ({ from: number(from), to: number(to) });
  return {
    number,
    list: (items: readonly string[]) => formatList(items, language),
    percent: (share: number) => formatPercent(share, language),
    francs: (value: number) => t('solar-estimate:units.francs', { value: number(value) }),
    /** kWh in a year, as a range. */
    production: ({ from, to }: EstimateResult['production']) =>
      t('solar-estimate:units.kWhRange', range(coarse(from), coarse(to))),
    /** Payback time in years, as a range. */
    payback: ({ payback: { from, to }, balances: { length: life } }: EstimateResult) =>
      from > life
        ? t('solar-estimate:units.moreYears', { years: number(life) })
        : t('solar-estimate:units.years', range(from, to)),
  };
}
