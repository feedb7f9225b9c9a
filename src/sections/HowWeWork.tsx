import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../components/Section';
import './HowWeWork.scss';

/** The three steps from request to result. */
export function HowWeWork() {
  const { t } = useTranslation();
  return (
    <Section
      className="section section--band panel"
      titleId="how-we-work"
      title={t('common:steps.title')}
      text={t('common:steps.text')}
    >
      <ol className="how-we-work" data-line="steps" role="list">
        {t('common:steps.items', { returnObjects: true }).map(({ when, title, text }, index) => (
          <li key={index} className="how-we-work__step">
            <p className="how-we-work__when small fw-semibold text-body-secondary">{when}</p>
            <h3 className="how-we-work__title mt-2 h4">{title}</h3>
            <p className="how-we-work__text mt-2 text-balance">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
