import { graphql, type PageProps } from 'gatsby';
import { useCrumbs } from '../components/Breadcrumb/useCrumbs';
import { Page } from '../components/Page/Page';
import { useWords } from '../language/words';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { ProjectCarousel } from '../sections/ProjectCarousel/ProjectCarousel';
import { ProjectList } from '../sections/ProjectList/ProjectList';

export default function ReferencesPage({ data }: PageProps<Queries.ReferencesPageQuery>) {
  const { t } = useWords();
  const title = t('references:meta.title');
  const crumbs = useCrumbs({ title });
  return (
    <Page title={title} description={t('references:meta.description')} crumbs={crumbs}>
      <ProjectCarousel projects={data.projects.nodes} crumbs={crumbs} />
      <ProjectList projects={data.projects.nodes} />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query ReferencesPage($language: Language!, $namespaces: [String!]!, $menuServices: Int!) {
    ...Frame
    projects: allReference {
      nodes {
        ...ProjectSlide
        ...ProjectCard
      }
    }
    closingPicture: file(relativePath: { eq: "images/van_workshop.webp" }) {
      ...ClosingPicture
    }
  }
`;
