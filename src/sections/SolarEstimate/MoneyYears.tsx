import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ComponentProps } from 'react';
import { Years } from './drawings/Years';
import { useFormats } from './useFormats';
import './MoneyYears.scss';

/** What is missing or earned in each year, drawn, with the years and the meaning of the colours. */
export function MoneyYears({ payback, life }: ComponentProps<typeof Years>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <figure className="money__years">
      <Years payback={payback} life={life} />
      <div className="money__scale" aria-hidden="true">
        {[0, life / 3, (2 * life) / 3].map((year) => (
          <span key={year}>{number(year)}</span>
        ))}
        <span>{t('solar-estimate:units.year', { years: number(life) })}</span>
      </div>
      <figcaption className="money__legend">
        <span className="money__key money__key--paying">{t('solar-estimate:drawing.paying')}</span>
        <span className="money__key money__key--perhaps">
          {t('solar-estimate:drawing.perhaps')}
        </span>
        <span className="money__key money__key--earning">
          {t('solar-estimate:drawing.earning')}
        </span>
      </figcaption>
    </figure>
  );
}
