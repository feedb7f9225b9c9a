import path from 'node:path';
import { routes, type PageName } from '../routes';
import type { Namespace } from '../context/translations';
import type { Data } from './model';

/** The variables of a page's query. */
export interface PageContext {
  /** The address without language prefix. */
  route: string;
  namespaces: Namespace[];
  /** Whether the page has a quote form of its own. */
  hasQuoteForm: boolean;
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
  ...new Set(
    Object.values({ ...fixedPages, ...recordPages }).flatMap(({ namespaces }) => namespaces),
  ),
];

/** Plans every page of the site in the fallback language. The i18n plugin adds the other languages. */
export function planPages({ categories, services }: Data): PlannedPage[] {
  const plan = (
    { template, namespaces, hasQuoteForm = false }: Kind,
    route: string,
    category?: string,
  ): PlannedPage => ({
    path: route,
    template,
    context: { route, namespaces, hasQuoteForm, ...(category && { category }) },
  });
  return [
    ...Object.entries(routes).map(([name, route]) => plan(fixedPages[name as PageName], route)),
    ...categories.map(({ route, slug }) => plan(recordPages.category, route, slug)),
    ...services.map(({ route, category }) => plan(recordPages.service, route, category)),
  ];
}

/** The file that renders a planned page. */
export function templateFile(root: string, { template }: PlannedPage): string {
  return path.join(root, 'src', 'templates', `${template}.tsx`);
}
