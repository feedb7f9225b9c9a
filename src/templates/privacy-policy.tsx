import { graphql } from 'gatsby';
import { useCrumbs } from '../components/Breadcrumb/useCrumbs';
import { Page } from '../components/Page/Page';
import { useWords } from '../language/words';
import { LegalText } from '../sections/LegalText/LegalText';

export default function PrivacyPolicyPage() {
  const { list, t } = useWords();
  const title = t('privacy-policy:meta.title');
  const crumbs = useCrumbs({ title });
  return (
    <Page title={title} description={t('privacy-policy:meta.description')} crumbs={crumbs}>
      <LegalText
        crumbs={crumbs}
        title={t('privacy-policy:title')}
        published={t('privacy-policy:published')}
        template={t('privacy-policy:template')}
        sections={list('privacy-policy:sections')}
      />
    </Page>
  );
}

export const query = graphql`
  query PrivacyPolicyPage($language: Language!, $namespaces: [String!]!, $menuServices: Int!) {
    ...Frame
  }
`;
