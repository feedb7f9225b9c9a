import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Page } from '../components/Page';
import { LegalText } from '../sections/LegalText';

export default function TermsUsePage({ data }: PageProps<Queries.TermsUsePageQuery>) {
  const { t } = useTranslation();
  if (!data.termsUse) throw new Error('data/terms-use.json is missing');
  return (
    <Page>
      <LegalText
        title={t('terms-use:title')}
        templateNote={t('terms-use:template')}
        text={data.termsUse.translation}
      />
    </Page>
  );
}

export const query = graphql`
  query TermsUsePage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    termsUse {
      translation(language: $language) {
        ...LegalText
      }
    }
  }
`;
