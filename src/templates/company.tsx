import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page';
import { CallToAction } from '../sections/CallToAction';
import {
  AboutUs,
  Authorisations,
  CompanyBanner,
  CompanyValues,
  Guarantees,
  Partners,
} from '../sections/Company';
import { ProjectCarousel } from '../sections/ProjectCarousel';
import { SampleQuote } from '../sections/SampleQuote';
import { Team } from '../sections/Team';

export default function CompanyPage({ data }: PageProps<Queries.CompanyPageQuery>) {
  return (
    <Page>
      <CompanyBanner picture={data.bannerPicture} />
      <AboutUs about={data.about} picture={data.aboutPicture} />
      <Team members={data.team.nodes} />
      <SampleQuote quote={data.sampleQuote} />
      <CompanyValues about={data.about} />
      <Guarantees guarantees={data.guarantees.nodes} />
      <ProjectCarousel projects={data.projects.nodes} />
      <Partners partners={data.partners.nodes} />
      {data.authorisations && <Authorisations company={data.authorisations} />}
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query CompanyPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    bannerPicture: pagePicture(place: company) {
      ...LargePicture
    }
    about {
      ...About
    }
    aboutPicture: pagePicture(place: about) {
      ...LargePicture
    }
    team: allTeamMember {
      nodes {
        ...TeamMember
      }
    }
    sampleQuote {
      ...SampleQuote
    }
    guarantees: allGuarantee {
      nodes {
        ...Guarantee
      }
    }
    projects: allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectSlide
      }
    }
    partners: allPartner {
      nodes {
        ...Partner
      }
    }
    authorisations: company {
      ...Authorisations
    }
    closingPicture: pagePicture(place: contact) {
      ...LargePicture
    }
  }
`;
