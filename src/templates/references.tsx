import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page/Page';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { ProjectCarousel } from '../sections/ProjectCarousel/ProjectCarousel';
import { ProjectList } from '../sections/ProjectList/ProjectList';

export default function ReferencesPage({ data }: PageProps<Queries.ReferencesPageQuery>) {
  return (
    <Page>
      <ProjectCarousel projects={data.projects.nodes} />
      <ProjectList projects={data.projects.nodes} />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query ReferencesPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    projects: allReference {
      nodes {
        ...Project
      }
    }
    closingPicture: file(relativePath: { eq: "images/van_workshop.webp" }) {
      ...DetailPicture
    }
  }
`;
