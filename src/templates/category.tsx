import { graphql, type PageProps } from 'gatsby';
import { useCrumbs } from '../components/Breadcrumb/useCrumbs';
import { Page } from '../components/Page/Page';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CategoryBanner } from '../sections/CategoryBanner/CategoryBanner';
import { ServiceTiles } from '../sections/ServiceTiles/ServiceTiles';

export default function CategoryPage({ data }: PageProps<Queries.CategoryPageQuery>) {
  const { category } = data;
  if (!category) throw new Error('A category page was made without its category.');
  const { title, description } = category.words;
  const crumbs = useCrumbs({ title });
  return (
    <Page title={title} description={description} crumbs={crumbs}>
      <CategoryBanner category={category} crumbs={crumbs} />
      <ServiceTiles category={category} />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query CategoryPage(
    $language: Language!
    $namespaces: [String!]!
    $menuServices: Int!
    $slug: String!
  ) {
    ...Frame
    category: serviceCategory(slug: { eq: $slug }) {
      slug
      route
      words(language: $language) {
        title
        description
      }
      ...CategoryBanner
      ...ServiceTiles
    }
    closingPicture: file(relativePath: { eq: "images/van_workshop.webp" }) {
      ...ClosingPicture
    }
  }
`;
