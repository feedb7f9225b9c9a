import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { FactCards } from '../../components/FactCards/FactCards';
import { Section } from '../../components/Section/Section';

const names = ['oibt', 'ide', 'insurance'] as const;

/** The numbers by which customers can check the business, those that it has filled in; nothing without any. */
export function Authorisations({ company }: { company: Queries.AuthorisationsFragment }) {
  const { t } = useTranslation();
  const numbers = company.authorisations;
  const filled = names.filter((name) => numbers[name]);
  if (filled.length === 0) return null;
  return (
    <Section
      className="section"
      titleId="authorisations-title"
      title={t('company:authorisations.title')}
    >
      <FactCards
        small
        cards={filled.map((name) => ({
          name: t(`company:authorisations.items.${name}.name`),
          value: numbers[name],
          note: t(`company:authorisations.items.${name}.check`),
        }))}
      />
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
