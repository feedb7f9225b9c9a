import { graphql, type PageProps } from 'gatsby';
import { useCrumbs } from '../components/Breadcrumb/useCrumbs';
import { Page } from '../components/Page/Page';
import { useWords } from '../language/words';
import { AreaServed } from '../sections/AreaServed/AreaServed';
import { CallNow } from '../sections/CallNow/CallNow';
import { ContactPanel } from '../sections/ContactPanel/ContactPanel';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { t } = useWords();
  const title = t('contact:meta.title');
  const crumbs = useCrumbs({ title });
  return (
    <Page title={title} description={t('contact:meta.description')} crumbs={crumbs}>
      <ContactPanel crumbs={crumbs} />
      <AreaServed area={data.area} plain />
      <CallNow picture={data.callPicture} />
    </Page>
  );
}

export const query = graphql`
  query ContactPage($language: Language!, $namespaces: [String!]!, $menuServices: Int!) {
    ...Frame
    area: company {
      ...Area
    }
    callPicture: file(relativePath: { eq: "images/contact.webp" }) {
      ...ClosingPicture
    }
  }
`;
