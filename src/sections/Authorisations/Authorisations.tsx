import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { useTranslations } from '../../context/translations';
import './Authorisations.scss';

const names = ['oibt', 'ide', 'insurance'] as const;

/** Authorisations and insurances, with their numbers or a note that a number is missing. */
export function Authorisations({ company }: { company: Queries.AuthorisationsFragment }) {
  const { t } = useTranslations();
  const numbers = company.authorisations;
  const missing = names.some((name) => !numbers[name]) && t('company:authorisations.missing');
  return (
    <Section
      className="authorisations section"
      titleId="authorisations-title"
      title={t('company:authorisations.title')}
      text={[t('company:authorisations.text'), missing].filter(Boolean).join(' ')}
    >
      <dl className="authorisations__list">
        {names.map((name) => (
          <div key={name} className="authorisations__item">
            <dt className="authorisations__name">{t(`company:authorisations.items.${name}`)}</dt>
            <dd
              className={`authorisations__number ${numbers[name] ? '' : 'authorisations__number--missing'}`.trim()}
            >
              {numbers[name] || t('company:authorisations.toComplete')}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
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
