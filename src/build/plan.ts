import path from 'node:path';
import { routes, type PageName } from '../routes';
import type { Namespace } from '../language/words';
import type { Data } from './model';

/** What a page's query can name: its record, the words it shows, and how much of the menus. */
export interface PageContext {
  /** The address without language. */
  route: string;
  namespaces: Namespace[];
  menuServices: number;
  galleryTiles: number;
  /** Slug of the category or service that the page is about. */
  slug?: string;
}

export interface PlannedPage {
  path: string;
  /** File in `src/templates`, without ending. */
  template: string;
  context: PageContext;
}

interface FixedPage {
  template: string;
  namespaces: Namespace[];
}

const fixedPages: Record<PageName, FixedPage> = {
  home: { template: 'home', namespaces: ['common', 'home'] },
  company: { template: 'company', namespaces: ['common', 'company'] },
  references: { template: 'references', namespaces: ['common', 'references'] },
  contact: { template: 'contact', namespaces: ['common', 'contact'] },
  privacyPolicy: { template: 'privacy-policy', namespaces: ['common', 'privacy-policy'] },
  termsUse: { template: 'terms-use', namespaces: ['common', 'terms-use'] },
  notFound: { template: 'not-found', namespaces: ['common', 'not-found'] },
};

const recordPages = {
  category: ['common', 'category'],
  service: ['common', 'service'],
} satisfies Record<string, Namespace[]>;

/** Every namespace that a page asks for by key. */
export const pageNamespaces: string[] = [
  ...new Set([
    ...Object.values(fixedPages).flatMap(({ namespaces }) => namespaces),
    ...Object.values(recordPages).flat(),
  ]),
];

/** Plans every page of the site, in the fallback language: the i18n plugin makes the other languages of each. */
export function planPages({ company, categories, services }: Data): PlannedPage[] {
  const plan = (
    template: string,
    route: string,
    namespaces: Namespace[],
    slug?: string,
  ): PlannedPage => ({
    path: route,
    template,
    context: {
      route,
      namespaces,
      menuServices: company.menuServices,
      galleryTiles: company.galleryTiles,
      ...(slug && { slug }),
    },
  });
  return [
    ...Object.entries(routes).map(([name, route]) => {
      const { template, namespaces } = fixedPages[name as PageName];
      return plan(template, route, namespaces);
    }),
    ...categories.map(({ route, slug }) => plan('category', route, recordPages.category, slug)),
    ...services.map(({ route, slug }) => plan('service', route, recordPages.service, slug)),
  ];
}

/** The file that renders a planned page. */
export function templateFile(root: string, { template }: PlannedPage): string {
  return path.join(root, 'src', 'templates', `${template}.tsx`);
}
