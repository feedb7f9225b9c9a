import { graphql } from 'gatsby';
import { Page } from '../components/Page/Page';
import { useTranslations } from '../context/translations';
import { LegalText } from '../sections/LegalText/LegalText';

export default function TermsUsePage() {
  const { list, t } = useTranslations();
  return (
    <Page>
      <LegalText
        title={t('terms-use:title')}
        template={t('terms-use:template')}
        sections={list('terms-use:sections')}
      />
    </Page>
  );
}

export const query = graphql`
  query TermsUsePage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
  }
`;
