import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Page } from '../components/Page';
import { CallToAction } from '../sections/CallToAction';
import { ProjectList, ProjectsBanner } from '../sections/ProjectList';
import { splitByKind } from '../sections/projects';
import { Reviews } from '../sections/Reviews';

export default function ReferencesPage({ data }: PageProps<Queries.ReferencesPageQuery>) {
  const { t } = useTranslation();
  const { kind, shownFirst, others } = splitByKind(data.projects.nodes);
  return (
    <Page>
      <ProjectsBanner kind={kind} />
      <ProjectList projects={shownFirst} />
      <ProjectList projects={others} title={t('references:title.typical')} />
      <Reviews reviews={data.reviews.nodes} />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query ReferencesPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    projects: allProject(sort: { order: ASC }) {
      nodes {
        ...Project
      }
    }
    reviews: allReview {
      nodes {
        ...Review
      }
    }
    closingPicture: pagePicture(place: company) {
      ...LargePicture
    }
  }
`;
