import { graphql } from 'gatsby';

interface Props {
  service: Queries.ServiceDetailsFragment;
}

export function ServiceDetails(_props: Props) {
  return <section data-section="ServiceDetails" />;
}

export const fragment = graphql`
  fragment ServiceDetails on Service {
    category {
      slug
    }
    words(language: $language) {
      detailsTitle
    }
    details {
      slug
      words(language: $language) {
        title
        text
        points
      }
      image {
        ...DetailPicture
      }
    }
  }
`;
