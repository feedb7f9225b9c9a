import { graphql } from 'gatsby';

interface Props {
  categories: readonly Queries.CategoryCardFragment[];
}

export function ServiceCategories(_props: Props) {
  return <section data-section="ServiceCategories" />;
}

export const fragment = graphql`
  fragment CategoryCard on ServiceCategory {
    slug
    route
    words(language: $language) {
      title
      summary
    }
    image {
      ...DetailPicture
    }
    services(limit: $galleryTiles) {
      slug
      route
      words(language: $language) {
        title
      }
    }
  }
`;
