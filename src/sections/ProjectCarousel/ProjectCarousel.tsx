import { graphql } from 'gatsby';
import type { Crumb } from '../../components/Page/structured-data';

interface Props {
  projects: readonly Queries.ProjectSlideFragment[];
  crumbs: Crumb[];
}

export function ProjectCarousel(_props: Props) {
  return <section data-section="ProjectCarousel" />;
}

export const fragment = graphql`
  fragment ProjectSlide on Reference {
    slug
    words(language: $language) {
      title
      task
      work
    }
    services {
      slug
      route
      words(language: $language) {
        title
      }
      category {
        slug
        words(language: $language) {
          title
        }
      }
    }
    image {
      ...DetailPicture
    }
  }
`;
