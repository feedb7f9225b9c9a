import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Page } from '../components/Page';
import { DeviceStorage } from '../sections/DeviceStorage';
import { LegalText } from '../sections/LegalText';

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const { t } = useTranslation();
  const sections = t('privacy-policy:sections', { returnObjects: true }).map(
    ({ storage, ...section }) => ({
      ...section,
      content: storage && <DeviceStorage items={data.stored.nodes} words={storage} />,
    }),
  );
  return (
    <Page>
      <LegalText
        title={t('privacy-policy:title')}
        published={t('privacy-policy:published')}
        template={t('privacy-policy:template')}
        sections={sections}
      />
    </Page>
  );
}

export const query = graphql`
  query PrivacyPolicyPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    stored: allStoredItem {
      nodes {
        ...StoredItem
      }
    }
  }
`;
