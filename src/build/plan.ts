import path from 'node:path';
import { routes, type PageName } from '../routes';
import type { Namespace } from '../context/translations';
import type { Data } from './model';

/** What a page's query can name: its record, the words it shows, and how much of the menus. */
export interface PageContext {
  /** The address without language. */
  route: string;
  namespaces: Namespace[];
  menuServices: number;
  galleryTiles: number;
  /** Whether the page has a quote form of its own. */
  hasQuoteForm: boolean;
  /** Slug of the category or service that the page is about. */
  slug?: string;
  /** Slug of the category that the page is about or its service belongs to. */
  category?: string;
}

export interface PlannedPage {
  path: string;
  /** File in `src/templates`, without ending. */
  template: string;
  context: PageContext;
}

interface Kind {
  template: string;
  namespaces: Namespace[];
  hasQuoteForm?: boolean;
}

const fixedPages: Record<PageName, Kind> = {
  home: { template: 'home', namespaces: ['common', 'home'], hasQuoteForm: true },
  company: { template: 'company', namespaces: ['common', 'company'] },
  references: { template: 'references', namespaces: ['common', 'references'] },
  contact: { template: 'contact', namespaces: ['common', 'contact'], hasQuoteForm: true },
  privacyPolicy: { template: 'privacy-policy', namespaces: ['common', 'privacy-policy'] },
  termsUse: { template: 'terms-use', namespaces: ['common', 'terms-use'] },
  notFound: { template: 'not-found', namespaces: ['common', 'not-found'] },
};

const recordPages = {
  category: { template: 'category', namespaces: ['common', 'category'] },
  service: { template: 'service', namespaces: ['common', 'service'], hasQuoteForm: true },
} satisfies Record<string, Kind>;

/** Every namespace that a page asks for by key. */
export const pageNamespaces: string[] = [
  ...new Set([
    ...[...Object.values(fixedPages), ...Object.values(recordPages)].flatMap(
      ({ namespaces }) => namespaces,
    ),
  ]),
];

/** Plans every page of the site, in the fallback language: the i18n plugin makes the other languages of each. */
export function planPages({ company, categories, services }: Data): PlannedPage[] {
  const plan = (
    { template, namespaces, hasQuoteForm = false }: Kind,
    route: string,
    record: Pick<PageContext, 'slug' | 'category'> = {},
  ): PlannedPage => ({
    path: route,
    template,
    context: {
      route,
      namespaces,
      menuServices: company.menuServices,
      galleryTiles: company.galleryTiles,
      hasQuoteForm,
      ...record,
    },
  });
  return [
    ...Object.entries(routes).map(([name, route]) => plan(fixedPages[name as PageName], route)),
    ...categories.map(({ route, slug }) =>
      plan(recordPages.category, route, { slug, category: slug }),
    ),
    ...services.map(({ route, slug, category }) =>
      plan(recordPages.service, route, { slug, category }),
    ),
  ];
}

/** The file that renders a planned page. */
export function templateFile(root: string, { template }: PlannedPage): string {
  return path.join(root, 'src', 'templates', `${template}.tsx`);
}
