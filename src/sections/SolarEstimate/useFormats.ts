import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../../hooks/usePage';
import { formatNumber, formatPercent } from '../../i18n/format-number';
import type { SolarEstimate } from '../../solar/estimate';

/** A whole number to the next ten, above a thousand to the next hundred. */
const coarse = (value: number) => {
  const step = value < 1000 ? 10 : 100;
  return Math.round(value / step) * step;
};

/** How the estimate writes its values in the language of the page. */
export function useFormats() {
  const { t } = useTranslation();
  const { language } = usePage();
  const number = (value: number, decimals = 0) =>
    formatNumber(value, language, { maximumFractionDigits: decimals });
  const range = (from: number, to: number) => ({ from: number(from), to: number(to) });
  return {
    number,
    percent: (share: number) => formatPercent(share, language),
    francs: (value: number) => t('solar-estimate:units.francs', { value: number(value) }),
    /** kWh in a year, as a range. */
    production: ({ from, to }: SolarEstimate['production']) =>
      t('solar-estimate:units.kWhRange', range(coarse(from), coarse(to))),
    /** Years until the price is earned back, as a range. */
    payback: ({ from, to }: SolarEstimate['payback'], life: number) =>
      from > life
        ? t('solar-estimate:units.moreYears', { years: number(life) })
        : t('solar-estimate:units.years', range(from, to)),
  };
}
