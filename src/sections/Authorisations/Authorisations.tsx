import { graphql } from 'gatsby';
import { useTranslations } from '../../context/translations';
import './Authorisations.scss';

interface Props {
  company: Queries.AuthorisationsFragment;
}

/** Authorisations and insurances with their numbers, or the place for a number that the business has yet to fill in. */
export function Authorisations({ company: { authorisations } }: Props) {
  const { t } = useTranslations();
  const items = [
    { name: t('company:authorisations.items.oibt'), number: authorisations.oibt },
    { name: t('company:authorisations.items.ide'), number: authorisations.ide },
    { name: t('company:authorisations.items.insurance'), number: authorisations.insurance },
  ];
  return (
    <section className="authorisations section" aria-labelledby="authorisations-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="authorisations-title">{t('company:authorisations.title')}</h2>
          <p>
            {t('company:authorisations.text')}
            {items.some(({ number }) => !number) && ` ${t('company:authorisations.missing')}`}
          </p>
        </div>
        <dl className="authorisations__list">
          {items.map(({ name, number }) => (
            <div key={name} className="authorisations__item">
              <dt className="authorisations__name">{name}</dt>
              <dd
                className={`authorisations__number ${number ? '' : 'authorisations__number--missing'}`.trim()}
              >
                {number || t('company:authorisations.toComplete')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Authorisations on Company {
    authorisations {
      oibt
      ide
      insurance
    }
  }
`;
