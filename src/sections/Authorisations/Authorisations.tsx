import { useWords } from '../../language/words';
import './Authorisations.scss';

/** Authorisations and insurances, each a place for the number that the business fills in. */
export function Authorisations() {
  const { list, t } = useWords();
  return (
    <section className="authorisations section" aria-labelledby="authorisations-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="authorisations-title">{t('company:authorisations.title')}</h2>
          <p>{t('company:authorisations.text')}</p>
        </div>
        <dl className="authorisations__list">
          {list('company:authorisations.items').map((item) => (
            <div key={item} className="authorisations__item">
              <dt className="authorisations__name">{item}</dt>
              <dd className="authorisations__number">{t('company:authorisations.toComplete')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
