import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page';
import { AreaServed } from '../sections/AreaServed';
import { CallOut } from '../sections/CallOut';
import { CallNow } from '../sections/CallToAction';
import { ContactPanel } from '../sections/ContactPanel';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return (
    <Page>
      <ContactPanel />
      <CallOut callOut={data.company?.callOut} />
      <AreaServed area={data.area} />
      <CallNow picture={data.callPicture} />
    </Page>
  );
}

export const query = graphql`
  query ContactPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    company {
      callOut {
        ...CallOut
      }
    }
    area: company {
      ...Area
    }
    callPicture: pagePicture(place: contact) {
      ...LargePicture
    }
  }
`;
