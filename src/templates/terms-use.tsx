import { graphql } from 'gatsby';
import { useCrumbs } from '../components/Breadcrumb/useCrumbs';
import { Page } from '../components/Page/Page';
import { useWords } from '../language/words';
import { LegalText } from '../sections/LegalText/LegalText';

export default function TermsUsePage() {
  const { list, t } = useWords();
  const title = t('terms-use:meta.title');
  const crumbs = useCrumbs({ title });
  return (
    <Page title={title} description={t('terms-use:meta.description')} crumbs={crumbs}>
      <LegalText
        crumbs={crumbs}
        title={t('terms-use:title')}
        template={t('terms-use:template')}
        sections={list('terms-use:sections')}
      />
    </Page>
  );
}

export const query = graphql`
  query TermsUsePage($language: Language!, $namespaces: [String!]!, $menuServices: Int!) {
    ...Frame
  }
`;
