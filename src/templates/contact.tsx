import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page/Page';
import { AreaServed } from '../sections/AreaServed/AreaServed';
import { CallNow } from '../sections/CallToAction/CallToAction';
import { ContactPanel } from '../sections/ContactPanel/ContactPanel';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return (
    <Page>
      <ContactPanel />
      <AreaServed area={data.area} plain />
      <CallNow picture={data.callPicture} />
    </Page>
  );
}

export const query = graphql`
  query ContactPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    area: company {
      ...Area
    }
    callPicture: file(relativePath: { eq: "images/contact.webp" }) {
      ...DetailPicture
    }
  }
`;
