import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page';
import { AreaServed } from '../sections/AreaServed/AreaServed';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { Hero } from '../sections/Hero/Hero';
import { HowWeWork } from '../sections/HowWeWork/HowWeWork';
import { Questions } from '../sections/Questions/Questions';
import { ServiceCategories } from '../sections/ServiceCategories/ServiceCategories';
import { SolarTeaser } from '../sections/SolarTeaser';
import { TrustStrip } from '../sections/TrustStrip/TrustStrip';
import './home.scss';
import './home-branches.scss';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <Page className="home">
      <Hero picture={data.heroPicture} points={data.heroPoints.nodes} />
      <TrustStrip availability={data.availability} />
      <ServiceCategories categories={data.categoryCards.nodes} />
      <SolarTeaser service={data.solarService} />
      <HowWeWork />
      <AreaServed area={data.area} plain />
      <Questions />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query HomePage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    heroPicture: file(relativePath: { eq: "images/home_hero.png" }) {
      ...HeroPicture
    }
    heroPoints: allHeroPoint {
      nodes {
        ...HeroPoint
      }
    }
    availability: figure(slug: { eq: "availability" }) {
      ...TrustFigure
    }
    categoryCards: allServiceCategory(sort: { number: ASC }) {
      nodes {
        ...HomeCategory
      }
    }
    solarService: service(tools: { eq: "solar-estimate" }) {
      ...SolarTeaser
    }
    area: company {
      ...Area
    }
    closingPicture: file(relativePath: { eq: "images/van_workshop.png" }) {
      ...LargePicture
    }
  }
`;
