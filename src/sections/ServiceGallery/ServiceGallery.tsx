import { graphql } from 'gatsby';

interface Props {
  categories: readonly Queries.GalleryTabFragment[];
}

export function ServiceGallery(_props: Props) {
  return <section data-section="ServiceGallery" />;
}

export const fragment = graphql`
  fragment GalleryTab on ServiceCategory {
    slug
    words(language: $language) {
      title
    }
    services(limit: $galleryTiles) {
      slug
      ...ServiceTile
    }
  }

  fragment ServiceTile on Service {
    route
    words(language: $language) {
      title
      summary
    }
    image {
      ...TilePicture
    }
  }
`;
