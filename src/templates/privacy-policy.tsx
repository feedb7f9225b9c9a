import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Page } from '../components/Page';
import { DeviceStorage } from '../sections/DeviceStorage';
import { LegalText } from '../sections/LegalText';

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const { t } = useTranslation();
  if (!data.privacyPolicy) throw new Error('data/privacy-policy.json is missing');
  return (
    <Page>
      <LegalText
        title={t('privacy-policy:title')}
        published={t('privacy-policy:published')}
        templateNote={t('privacy-policy:template')}
        text={data.privacyPolicy.translation}
        storage={<DeviceStorage items={data.stored.nodes} />}
      />
    </Page>
  );
}

export const query = graphql`
  query PrivacyPolicyPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    privacyPolicy {
      translation(language: $language) {
        ...LegalText
      }
    }
    stored: allStoredItem {
      nodes {
        ...StoredItem
      }
    }
  }
`;
