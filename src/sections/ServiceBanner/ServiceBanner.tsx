import { graphql } from 'gatsby';
import type { Crumb } from '../../components/Page/structured-data';

interface Props {
  service: Queries.ServiceBannerFragment;
  crumbs: Crumb[];
}

export function ServiceBanner(_props: Props) {
  return <section data-section="ServiceBanner" />;
}

export const fragment = graphql`
  fragment ServiceBanner on Service {
    category {
      slug
    }
    words(language: $language) {
      title
      lead
    }
    banner {
      whiteTitle
      image {
        ...DetailPicture
      }
    }
  }
`;
