import { graphql } from 'gatsby';

interface Props {
  projects: readonly Queries.ProjectCardFragment[];
}

export function ProjectList(_props: Props) {
  return <section data-section="ProjectList" />;
}

export const fragment = graphql`
  fragment ProjectCard on Reference {
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
