import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../../components/Section/Section';
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
      <ol className="how-we-work" role="list">
        {t('common:steps.items', { returnObjects: true }).map(({ when, title, text }) => (
          <li key={title} className="how-we-work__step">
            <p className="how-we-work__when">{when}</p>
            <h3 className="how-we-work__title">{title}</h3>
            <p className="how-we-work__text">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
