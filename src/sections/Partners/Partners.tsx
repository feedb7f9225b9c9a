import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SplitSection } from '../../components/SplitSection/SplitSection';

/** The businesses that work for this one; nothing without any. */
export function Partners({ partners }: { partners: readonly Queries.PartnerFragment[] }) {
  const { t } = useTranslation();
  if (partners.length === 0) return null;
  return (
    <SplitSection
      titleId="partners-title"
      title={t('company:partners')}
      items={partners.map(({ id, name, url, translation }) => ({
        key: id,
        title: url ? <a href={url}>{name}</a> : name,
        text: translation.role,
      }))}
    />
  );
}

export const fragment = graphql`
  fragment Partner on Partner {
    id
    name
    url
    translation(language: $language) {
      role
    }
  }
`;
