import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ColumnSection } from '../components/Section';
import { quoteSteps } from '../components/quote-steps';
import { takesPhotos } from '../forms/form-service';
import './HowWeWork.scss';

/** The three steps from request to result, and in a sentence the area served. */
export function HowWeWork() {
  const { t } = useTranslation();
  return (
    <ColumnSection
      isPanel
      titleId="how-we-work-title"
      title={t('common:steps.title')}
      text={t('common:area.text')}
    >
      <ol className="how-we-work timeline" role="list">
        {quoteSteps.map((step) => (
          <li key={step}>
            <h3 className="h4">{t(`common:steps.${step}.title`)}</h3>
            <p className="mt-2 text-balance">
              {step === 'ask' && !takesPhotos
                ? t('common:steps.ask.textByEmail')
                : t(`common:steps.${step}.text`)}
            </p>
          </li>
        ))}
      </ol>
    </ColumnSection>
  );
}
