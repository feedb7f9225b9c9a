import { graphql } from 'gatsby';
import { Page } from '../components/Page/Page';
import { useTranslations } from '../context/translations';
import { LegalText } from '../sections/LegalText/LegalText';

export default function PrivacyPolicyPage() {
  const { list, t } = useTranslations();
  return (
    <Page>
      <LegalText
        title={t('privacy-policy:title')}
        published={t('privacy-policy:published')}
        template={t('privacy-policy:template')}
        sections={list('privacy-policy:sections')}
      />
    </Page>
  );
}

export const query = graphql`
  query PrivacyPolicyPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
  }
`;
