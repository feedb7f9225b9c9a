import path from 'node:path';
import type { CustomTypeOptions } from 'i18next';
import { routes, type PageName } from '../routes';
import { serviceTools, type Data, type ServiceTool } from './model';

/** A file of `locales/LNG` that pages ask for by key. */
type Namespace = keyof CustomTypeOptions['resources'];

/** A file in `src/templates`, without ending. A namespace of the same name holds its translations. */
type Template = Exclude<Namespace, 'common' | 'photos' | ServiceTool>;

export interface PlannedPage {
  path: string;
  template: Template;
  /** The variables of the page's query. */
  context: {
    /** The address without language prefix. */
    route: string;
    namespaces: Namespace[];
    /** Whether the page has a quote form of its own. */
    hasQuoteForm: boolean;
    /** Slug of the category that the page is about or its service belongs to. */
    category?: string;
  };
}

const templates: Record<PageName, Template> = {
  home: 'home',
  company: 'company',
  references: 'references',
  contact: 'contact',
  privacyPolicy: 'privacy-policy',
  termsUse: 'terms-use',
  notFound: 'not-found',
};

const withQuoteForm: Template[] = ['home', 'contact', 'service'];

/** Every namespace that a page asks for by key. */
export const pageNamespaces: Namespace[] = [
  'common',
  ...Object.values(templates),
  'category',
  'service',
  'photos',
  ...serviceTools,
];

function plan(
  template: Template,
  route: string,
  category?: string,
  tools: Namespace[] = [],
): PlannedPage {
  const hasQuoteForm = withQuoteForm.includes(template);
  const namespaces: Namespace[] = [
    'common',
    template,
    ...(hasQuoteForm ? (['photos'] as const) : []),
    ...tools,
  ];
  return {
    path: route,
    template,
    context: { route, namespaces, hasQuoteForm, ...(category && { category }) },
  };
}

/** Plans every page of the site in the fallback language. The i18n plugin adds the other languages. */
export function planPages({ categories, services }: Data): PlannedPage[] {
  return [
    ...Object.entries(routes).map(([name, route]) => plan(templates[name as PageName], route)),
    ...categories.map(({ route, slug }) => plan('category', route, slug)),
    ...services.map(({ route, category, tools }) => plan('service', route, category, tools)),
  ];
}

/** The file that renders a planned page. */
export function templateFile(root: string, { template }: PlannedPage): string {
  return path.join(root, 'src', 'templates', `${template}.tsx`);
}
