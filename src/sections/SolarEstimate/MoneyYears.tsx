import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { SolarEstimate } from '../../solar/estimate';
import { Years } from './drawings/Years';
import { useFormats } from './useFormats';
import './MoneyYears.scss';

/** What is missing or left after each year, drawn, with the years and the meaning of the colours. */
export function MoneyYears({ balances }: Pick<SolarEstimate, 'balances'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const life = balances.length;
  return (
    <figure className="money__years">
      <figcaption className="money__title">{t('solar-estimate:drawing.balance')}</figcaption>
      <Years balances={balances} />
      <div className="money__scale" aria-hidden="true">
        {[0, life / 3, (2 * life) / 3].map((year) => (
          <span key={year}>{number(year)}</span>
        ))}
        <span>{t('solar-estimate:units.year', { years: number(life) })}</span>
      </div>
      <p className="money__legend">
        <span className="money__key money__key--negative">
          {t('solar-estimate:drawing.negative')}
        </span>
        <span className="money__key money__key--uncertain">
          {t('solar-estimate:drawing.uncertain')}
        </span>
        <span className="money__key money__key--positive">
          {t('solar-estimate:drawing.positive')}
        </span>
      </p>
    </figure>
  );
}
