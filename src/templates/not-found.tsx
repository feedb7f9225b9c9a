import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page/Page';
import { useWords } from '../language/words';
import { NotFound } from '../sections/NotFound/NotFound';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useWords();
  return (
    <Page title={t('not-found:meta.title')} description={t('not-found:meta.description')}>
      <NotFound picture={data.picture} />
    </Page>
  );
}

export const query = graphql`
  query NotFoundPage($language: Language!, $namespaces: [String!]!, $menuServices: Int!) {
    ...Frame
    picture: file(relativePath: { eq: "images/not_found.webp" }) {
      ...HeroPicture
    }
  }
`;
