import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { carouselSlides } from '../constants';
import { Page } from '../components/Page';
import { CallToAction } from '../sections/CallToAction';
import { ProjectCarousel } from '../sections/ProjectCarousel';
import { ProjectList } from '../sections/ProjectList';
import { Reviews } from '../sections/Reviews';

export default function ReferencesPage({ data }: PageProps<Queries.ReferencesPageQuery>) {
  const { t } = useTranslation();
  // A real project has a town and a year, a typical job has none.
  const real = data.projects.nodes.filter(({ town }) => town);
  const typical = data.projects.nodes.filter(({ town }) => !town);
  const hasReal = real.length > 0;
  const slides = (hasReal ? real : typical).slice(0, carouselSlides);
  const others = typical.filter((project) => !slides.includes(project));
  return (
    <Page>
      <ProjectCarousel projects={slides} kind={hasReal ? 'real' : 'typical'} />
      <ProjectList
        titleId="real-title"
        title={t('references:list.real')}
        projects={real.slice(carouselSlides)}
      />
      <ProjectList
        titleId="typical-title"
        title={hasReal ? t('references:title.typical') : t('references:list.typical')}
        projects={others}
      />
      <Reviews reviews={data.reviews.nodes} />
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
    reviews: allReview {
      nodes {
        ...Review
      }
    }
    closingPicture: file(relativePath: { eq: "images/van_workshop.png" }) {
      ...LargePicture
    }
  }
`;
