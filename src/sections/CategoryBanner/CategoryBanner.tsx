import { graphql } from 'gatsby';
import type { Crumb } from '../../components/Page/structured-data';

interface Props {
  category: Queries.CategoryBannerFragment;
  crumbs: Crumb[];
}

export function CategoryBanner(_props: Props) {
  return <section data-section="CategoryBanner" />;
}

export const fragment = graphql`
  fragment CategoryBanner on ServiceCategory {
    slug
    words(language: $language) {
      title
      lead
    }
    image {
      ...DetailPicture
    }
  }
`;
