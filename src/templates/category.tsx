import { graphql, type PageProps } from 'gatsby';
import { Page } from '../components/Page';
import { CallToAction } from '../sections/CallToAction';
import { OtherServices } from '../sections/OtherServices';
import { CategoryBanner } from '../sections/ServiceBanner';
import { ServiceTiles } from '../sections/ServiceTiles';

export default function CategoryPage({ data }: PageProps<Queries.CategoryPageQuery>) {
  const { category } = data;
  if (!category) throw new Error('A category page was made without its category.');
  return (
    <Page>
      <CategoryBanner category={category} />
      <ServiceTiles category={category} />
      <OtherServices />
      <CallToAction picture={data.closingPicture} />
    </Page>
  );
}

export const query = graphql`
  query CategoryPage($language: Language!, $namespaces: [String!]!, $route: String!) {
    ...SiteData
    category: serviceCategory(route: { eq: $route }) {
      ...CategoryBanner
      ...ServiceTiles
    }
    closingPicture: pagePicture(place: company) {
      ...LargePicture
    }
  }
`;
