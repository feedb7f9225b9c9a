import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { FactCards } from '../../components/FactCards/FactCards';
import { Section } from '../../components/Section/Section';

/** What is guaranteed, and for how long; nothing without any guarantee. */
export function Guarantees({ guarantees }: { guarantees: readonly Queries.GuaranteeFragment[] }) {
  const { t } = useTranslation();
  if (guarantees.length === 0) return null;
  return (
    <Section
      className="section section--band panel"
      titleId="guarantees-title"
      title={t('company:guarantees')}
    >
      <FactCards
        cards={guarantees.map(({ translation: { title, duration, text } }) => ({
          name: title,
          value: duration,
          note: text,
        }))}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment Guarantee on Guarantee {
    translation(language: $language) {
      title
      duration
      text
    }
  }
`;
