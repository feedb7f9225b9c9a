import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../components/Section';
import { steps } from '../components/steps';
import { takesPhotos } from '../forms/fields';
import './HowWeWork.scss';

/** The three steps from request to result. */
export function HowWeWork() {
  const { t } = useTranslation();
  return (
    <Section
      isBand
      titleId="how-we-work"
      title={t('common:steps.title')}
      text={t('common:steps.text')}
    >
      <ol className="how-we-work line-steps" data-line="steps" role="list">
        {steps.map((step) => (
          <li key={step} className="how-we-work__step">
            <p className="how-we-work__when small fw-semibold text-body-secondary">
              {t(`common:steps.${step}.when`)}
            </p>
            <h3 className="how-we-work__title mt-2 h4">{t(`common:steps.${step}.title`)}</h3>
            <p className="how-we-work__text mt-2 text-balance">
              {step === 'ask' && !takesPhotos
                ? t('common:steps.ask.textByEmail')
                : t(`common:steps.${step}.text`)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
