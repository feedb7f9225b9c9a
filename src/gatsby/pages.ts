import path from 'node:path';
import type { CreatePageArgs } from 'gatsby';
import { toolNamespaces } from '../content/model';
import { templateOf, type Namespace, type Template } from '../content/templates';
import { takesPhotos } from '../forms/form-service';
import { isLanguage } from '../i18n/languages';
import { routes, type PlannedPage } from '../routes';

/** Arguments of `createPage`. */
export interface PagePlan {
  path: string;
  /** The file of the page's template. */
  component: string;
  /** The variables of its query. */
  context: PlannedPage & { namespaces: Namespace[] };
}

const withQuoteForm: Template[] = ['home', 'contact', 'service'];

/** What a page takes from its record. */
type FromRecord = Partial<Pick<PlannedPage, 'category' | 'isAvailable'>> & {
  tools?: readonly string[] | null;
};

function plan(
  template: Template,
  route: string,
  { tools, category, isAvailable = true }: FromRecord = {},
): PagePlan {
  const hasQuoteForm = withQuoteForm.includes(template);
  const namespaces: Namespace[] = [
    'common',
    template,
    ...(hasQuoteForm && takesPhotos ? (['photos'] as const) : []),
    // The company page shows the projects too.
    ...(template === 'company' ? (['references'] as const) : []),
    ...toolNamespaces.filter((tool) => tools?.includes(tool)),
  ];
  return {
    path: route,
    component: path.resolve('src', 'templates', `${template}.tsx`),
    context: { route, namespaces, hasQuoteForm, isAvailable, ...(category && { category }) },
  };
}

/** Plans every page of the site in the fallback language. The i18n plugin adds the other languages. */
export function planPages({
  allServiceCategory,
  allService,
}: Queries.PagesToCreateQuery): PagePlan[] {
  return [
    ...Object.entries(routes).map(([name, route]) => plan(templateOf(name), route)),
    ...allServiceCategory.nodes.map(({ route, slug }) =>
      plan('category', route, { category: slug }),
    ),
    ...allService.nodes.map(({ route, category, tools, isAvailable }) =>
      plan('service', route, { category: category.slug, tools, isAvailable }),
    ),
  ];
}

/**
 * Stops a build at a page that the plan does not have, such as one in `src/pages`: it would have no header, title or
 * language. Gatsby's own pages are in `.cache`.
 */
export function refuseUnplannedPage({ page, reporter }: CreatePageArgs): void {
  if (page.context?.route || !page.component.startsWith(path.resolve('src'))) return;
  const file = path.relative('', page.component);
  reporter.panicOnBuild(`${file} is not in the plan of pages: see docs/recipes.md, "Add a page".`);
}

/** The i18n plugin gives `/en/404` the match path `/en/en/*`: it has to answer to `/en/*`. */
export function correctNotFoundPage({ page, actions }: CreatePageArgs): void {
  const [, language, repeated, rest] = page.matchPath?.split('/') ?? [];
  if (!isLanguage(language) || repeated !== language || rest !== '*') return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${language}/*` });
}
