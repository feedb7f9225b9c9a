import { graphql } from 'gatsby';
import type { Language } from '../i18n/languages';
import type { PlannedPage } from '../routes';

/** Part of every page's query: translations, head, business and menus. */
export const fragments = graphql`
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
    categories: allServiceCategory(sort: { order: ASC }) {
      nodes {
        slug
        route
        translation(language: $language) {
          title
          support {
            text
          }
        }
        image {
          ...CardPicture
        }
        services {
          slug
          route
          isAvailable
          translation(language: $language) {
            title
            summary
          }
        }
      }
    }
    powerCut: service(tools: { eq: "power-cut" }) {
      route
    }
    build: siteBuildMetadata {
      year: buildTime(formatString: "YYYY")
    }
  }

  fragment PageMeta on PageMeta {
    title
    description
    parent {
      title
      route
    }
    shareImage {
      src
      width
      height
      alt
    }
  }

  fragment Company on Company {
    name
    legalName
    businessType
    siteUrl
    indexed
    siteState
    answersAllDay
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
      days
      spans {
        opens
        closes
      }
    }
    area {
      town
    }
    base {
      latitude
      longitude
    }
    authorisations {
      ide
    }
    social {
      name
      url
    }
    showSendFailure
  }
`;

export type Company = Queries.CompanyFragment;

/** A category with its services, as the menus list them. */
export type MenuCategory = Queries.SiteDataFragment['categories']['nodes'][number];

/** The context of a page: its plan, and the language that the i18n plugin adds. */
export interface PageContext extends PlannedPage {
  language: Language;
}

/** The current page, with the data shared by all pages of its language: business, categories, services. */
export interface SitePage extends PageContext {
  /** Title, description and parent page. */
  meta: Queries.PageMetaFragment;
  company: Company;
  categories: readonly MenuCategory[];
  /** Address of the power-cut page, without language; undefined if there is none. */
  powerCutRoute?: string | undefined;
  /** The year in which the site was built. */
  buildYear: string;
}

/** @throws if `data/company.json` has no record */
export function pageOf(
  { meta, company, categories, powerCut, build }: Queries.SiteDataFragment,
  { language, route, hasQuoteForm, isAvailable, category }: PageContext,
): SitePage {
  if (!company) throw new Error('data/company.json is missing');
  return {
    language,
    route,
    hasQuoteForm,
    isAvailable,
    category,
    meta,
    company,
    categories: categories.nodes,
    powerCutRoute: powerCut?.route,
    buildYear: build?.year ?? '',
  };
}
