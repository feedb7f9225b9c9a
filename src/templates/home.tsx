import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page';
import { anchors } from '../routes';
import { CallToAction } from '../sections/CallToAction';
import { Hero } from '../sections/Hero';
import { HowWeWork } from '../sections/HowWeWork';
import { Questions } from '../sections/Questions';
import { ServiceCategories } from '../sections/ServiceCategories';
import { SolarExample } from '../sections/SolarEstimate/SolarExample';
import { TrustStrip } from '../sections/TrustStrip';

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  return (
    <Page className="home">
      <Hero picture={data.heroPicture} isFormLinked={location.hash === `#${anchors.quote}`} />
      <ServiceCategories categories={data.categoryCards.nodes} />
      <TrustStrip availability={data.availability} />
      <SolarExample service={data.solarService} />
      <HowWeWork />
      <Questions questions={data.questions} />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query HomePage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    heroPicture: pagePicture(place: home) {
      ...HeroPicture
    }
    availability: figure(slug: { eq: "availability" }) {
      ...TrustFigure
    }
    categoryCards: allServiceCategory(sort: { order: ASC }) {
      nodes {
        ...HomeCategory
      }
    }
    solarService: service(tools: { eq: "solar-estimate" }) {
      ...SolarExample
    }
    questions {
      ...Questions
    }
    closingPicture: pagePicture(place: company) {
      ...LargePicture
    }
  }
`;
