import { graphql, type PageProps } from 'gatsby';
import { useCrumbs } from '../components/Breadcrumb/useCrumbs';
import { Page } from '../components/Page/Page';
import { service as structuredService } from '../components/Page/structured-data';
import { useWords } from '../language/words';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { ContactBlock } from '../sections/ContactBlock/ContactBlock';
import { FigureBlocks } from '../sections/FigureBlocks/FigureBlocks';
import { OtherServices } from '../sections/OtherServices/OtherServices';
import { ServiceBanner } from '../sections/ServiceBanner/ServiceBanner';
import { ServiceDetails } from '../sections/ServiceDetails/ServiceDetails';

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { language } = useWords();
  const { service } = data;
  if (!service) throw new Error('A service page was made without its service.');
  const { route, category } = service;
  const { title, description } = service.words;
  const crumbs = useCrumbs({ title: category.words.title, route: category.route }, { title });
  return (
    <Page
      title={title}
      description={description}
      crumbs={crumbs}
      structuredData={(company) => [
        structuredService(
          { title, description, category: category.words.title, route },
          company,
          language,
        ),
      ]}
    >
      <ServiceBanner service={service} crumbs={crumbs} />
      <FigureBlocks figures={service.figures} trade={category.slug} />
      <ContactBlock service={service} />
      <ServiceDetails service={service} />
      <OtherServices />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query ServicePage(
    $language: Language!
    $namespaces: [String!]!
    $menuServices: Int!
    $slug: String!
  ) {
    ...Frame
    service(slug: { eq: $slug }) {
      route
      category {
        slug
        route
        words(language: $language) {
          title
        }
      }
      words(language: $language) {
        title
        description
      }
      figures {
        ...FigureBlock
      }
      ...ServiceBanner
      ...ContactBlock
      ...ServiceDetails
    }
    closingPicture: file(relativePath: { eq: "images/van_workshop.webp" }) {
      ...ClosingPicture
    }
  }
`;
