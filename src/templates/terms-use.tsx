import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Page } from '../components/Page';
import { LegalText } from '../sections/LegalText';

export default function TermsUsePage() {
  const { t } = useTranslation();
  return (
    <Page>
      <LegalText
        title={t('terms-use:title')}
        template={t('terms-use:template')}
        sections={t('terms-use:sections', { returnObjects: true })}
      />
    </Page>
  );
}

export const query = graphql`
  query TermsUsePage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
  }
`;
