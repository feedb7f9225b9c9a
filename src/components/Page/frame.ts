import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';
import { routes } from '../../routes';

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
  /** The page's address without language. */
  route: string;
  /** The year in which the site was built. */
  buildYear: string;
}

export const FrameContext = createContext<Frame | null>(null);

/**
 * The business, the categories with their services, and the page's address.
 *
 * @throws if it is called outside a `Page`
 */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame() needs a <Page> around it.');
  return frame;
}

/** The category whose list or service a page shows, if it shows one. */
export function categoryOf({ categories, route }: Frame): Category | undefined {
  return categories.find((category) =>
    [category, ...category.services].some((page) => page.route === route),
  );
}

/** Whether a page has a quote form of its own: the home page, the contact page, and those of services. */
export function hasQuoteForm({ categories, route }: Frame): boolean {
  const services = categories.flatMap((category) => category.services);
  return [{ route: routes.home }, { route: routes.contact }, ...services].some(
    (page) => page.route === route,
  );
}
