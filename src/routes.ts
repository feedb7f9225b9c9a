/** Addresses of the pages that are not records of `data/`, without language prefix (spec, section 2). */
export const routes = {
  home: '/',
  company: '/lentreprise',
  references: '/referance',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsUse: '/terms-use',
  notFound: '/404',
} as const;

export type PageName = keyof typeof routes;

/** A page in the page plan (src/gatsby/pages.ts). */
export interface PlannedPage {
  /** Address without language. */
  route: string;
  /** Whether the page has a quote form of its own. */
  hasQuoteForm: boolean;
  /** Whether the page's service is available; true for a page without a service of its own. */
  isAvailable: boolean;
  /** Slug of the category that the page, or its service, belongs to. */
  category?: string | undefined;
}

/** Ids that links jump to within a page. */
export const anchors = {
  main: 'main',
  quote: 'devis',
  services: 'services',
  details: 'details',
  solarEstimate: 'solar-estimate',
  powerCut: 'power-cut',
  siteLinks: 'site-links',
  siteLanguages: 'site-languages',
} as const;

/** Id of a service's row of details. The prefix keeps it apart from all other ids of the page. */
export const detailAnchor = (slug: string) => `detail-${slug}`;

/** Id of a project. */
export const projectAnchor = (slug: string) => `project-${slug}`;
