import { useTranslations } from '../../context/translations';
import './CompanyValues.scss';

export function CompanyValues() {
  const { list, t } = useTranslations();
  return (
    <section className="company-values section" aria-labelledby="values-title">
      <div className="wrap columns">
        <h2 className="company-values__title" id="values-title">
          {t('company:values.title')}
        </h2>
        <ul className="company-values__list" role="list">
          {list('company:values.items').map(({ title, text }) => (
            <li key={title} className="company-values__item">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
