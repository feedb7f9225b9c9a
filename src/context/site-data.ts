import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';
import type { Company } from './company';

/** Part of every page's query: translations, head, company and menus. */
export const fragment = graphql`
  fragment SiteData on Query {
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
    meta: pageMeta(route: $route, language: $language) {
      ...PageMeta
    }
    company {
      ...Company
    }
    categories: allServiceCategory(sort: { number: ASC }) {
      nodes {
        slug
        route
        translation(language: $language) {
          title
        }
        image {
          ...CardPicture
        }
        services: menuServices {
          slug
          route
          translation(language: $language) {
            title
            summary
          }
        }
      }
    }
    powerCut: service(tools: { in: ["power-cut"] }) {
      route
    }
    closedDays: allClosedDay {
      nodes {
        ...ClosedDay
      }
    }
    build: siteBuildMetadata {
      year: buildTime(formatString: "YYYY")
    }
    shareCard: file(relativePath: { eq: "images/share_card.png" }) {
      alt(language: $language)
      childImageSharp {
        resize(width: 1200, height: 630, toFormat: JPG) {
          src
          width
          height
        }
      }
    }
  }

  fragment ClosedDay on ClosedDay {
    date
    easter
    weekday
    onOrAfter
    from
    to
    translation(language: $language) {
      name
    }
  }
`;

export type Category = Queries.SiteDataFragment['categories']['nodes'][number];

/** What all pages of a language share: the business, and the categories with their services. */
export interface SiteData {
  company: Company;
  categories: readonly Category[];
  /** Address of the page that says what to do in a power cut, without language; undefined where none does. */
  powerCutRoute?: string | undefined;
  /** When the office is closed besides its weekly hours. */
  closedDays: readonly Queries.ClosedDayFragment[];
  /** The year in which the site was built. */
  buildYear: string;
  /** The picture that stands for a page without one of its own where it is shared. */
  shareCard: Queries.SiteDataFragment['shareCard'];
}

/** @throws if `data/company.json` has no record */
export function siteDataOf({
  company,
  categories,
  powerCut,
  closedDays,
  build,
  shareCard,
}: Queries.SiteDataFragment): SiteData {
  if (!company) throw new Error('data/company.json is missing');
  return {
    company,
    categories: categories.nodes,
    powerCutRoute: powerCut?.route,
    closedDays: closedDays.nodes,
    buildYear: build?.year ?? '',
    shareCard,
  };
}

export const SiteDataContext = createContext<SiteData | null>(null);

/** @throws outside `Layout` */
export function useSiteData(): SiteData {
  const site = useContext(SiteDataContext);
  if (!site) throw new Error('useSiteData() must be used inside <Layout>.');
  return site;
}
