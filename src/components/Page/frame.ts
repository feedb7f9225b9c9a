import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';

/** What every page shows around its own content: the business and the menus. */
export const fragment = graphql`
  fragment Frame on Query {
    locales: allLocale(
      filter: { ns: { in: $namespaces }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    company {
      name
      siteUrl
      indexed
      email
      phone {
        display
        international
      }
      address {
        street
        postalCode
        locality
        canton
        country
      }
      hours {
        firstDay
        lastDay
        opens
        closes
      }
      area {
        town
      }
      social {
        name
        url
      }
      showSendFailure
    }
    categories: allServiceCategory(sort: { number: ASC }) {
      nodes {
        slug
        route
        words(language: $language) {
          title
        }
        image {
          ...TilePicture
        }
        services(limit: $menuServices) {
          slug
          route
          words(language: $language) {
            title
            summary
          }
        }
      }
    }
    build: siteBuildMetadata {
      year: buildTime(formatString: "YYYY")
    }
    shareCard: file(relativePath: { eq: "images/share_card.webp" }) {
      alt(language: $language)
      childImageSharp {
        resize(width: 1200, height: 630, toFormat: JPG) {
          src
        }
      }
    }
  }
`;

export type Company = NonNullable<Queries.FrameFragment['company']>;
export type Category = Queries.FrameFragment['categories']['nodes'][number];

export interface Frame {
  company: Company;
  categories: readonly Category[];
  /** The year in which the site was built. */
  buildYear: string;
  /** The picture that stands for every page where it is shared. */
  shareCard: Queries.FrameFragment['shareCard'];
}

export const FrameContext = createContext<Frame | null>(null);

/**
 * What all pages of a language have alike: the business, and the categories with their services.
 *
 * @throws if it is called outside a `Frame`
 */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame() needs a <Frame> around it.');
  return frame;
}
