import { graphql, type PageProps } from 'gatsby';
import { useCrumbs } from '../components/Breadcrumb/useCrumbs';
import { Page } from '../components/Page/Page';
import { useWords } from '../language/words';
import { AboutUs } from '../sections/AboutUs/AboutUs';
import { AreaServed } from '../sections/AreaServed/AreaServed';
import { Authorisations } from '../sections/Authorisations/Authorisations';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CompanyBanner } from '../sections/CompanyBanner/CompanyBanner';
import { CompanyValues } from '../sections/CompanyValues/CompanyValues';
import { HowWeWork } from '../sections/HowWeWork/HowWeWork';

export default function CompanyPage({ data }: PageProps<Queries.CompanyPageQuery>) {
  const { t } = useWords();
  const title = t('company:meta.title');
  const crumbs = useCrumbs({ title });
  return (
    <Page title={title} description={t('company:meta.description')} crumbs={crumbs}>
      <CompanyBanner picture={data.bannerPicture} crumbs={crumbs} />
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
  query CompanyPage($language: Language!, $namespaces: [String!]!, $menuServices: Int!) {
    ...Frame
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
      ...ClosingPicture
    }
  }
`;
