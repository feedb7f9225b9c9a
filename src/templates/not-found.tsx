import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page';
import { NotFound } from '../sections/NotFound';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Page>
      <NotFound picture={data.picture} />
    </Page>
  );
}

export const query = graphql`
  query NotFoundPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    picture: pagePicture(place: notFound) {
      ...HeroPicture
    }
  }
`;
