import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page/Page';
import { AboutUs } from '../sections/AboutUs/AboutUs';
import { AreaServed } from '../sections/AreaServed/AreaServed';
import { Authorisations } from '../sections/Authorisations/Authorisations';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CompanyBanner } from '../sections/CompanyBanner/CompanyBanner';
import { CompanyValues } from '../sections/CompanyValues/CompanyValues';
import { HowWeWork } from '../sections/HowWeWork/HowWeWork';

export default function CompanyPage({ data }: PageProps<Queries.CompanyPageQuery>) {
  return (
    <Page>
      <CompanyBanner picture={data.bannerPicture} />
      <AboutUs picture={data.aboutPicture} />
      <HowWeWork />
      <CompanyValues />
      <AreaServed area={data.area} />
      {data.authorisations && <Authorisations company={data.authorisations} />}
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query CompanyPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    bannerPicture: file(relativePath: { eq: "images/van_workshop.webp" }) {
      ...HeroPicture
    }
    aboutPicture: file(relativePath: { eq: "images/energy_management.webp" }) {
      ...DetailPicture
    }
    area: company {
      ...Area
    }
    authorisations: company {
      ...Authorisations
    }
    closingPicture: file(relativePath: { eq: "images/contact.webp" }) {
      ...DetailPicture
    }
  }
`;
