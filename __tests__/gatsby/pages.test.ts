import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreatePageArgs } from 'gatsby';
import { serviceTools } from '../../src/content/model';
import { pageNamespaces } from '../../src/content/templates';
import * as formService from '../../src/forms/form-service';
import { correctNotFoundPage, planPages, refuseUnplannedPage } from '../../src/gatsby/pages';
import { routes } from '../../src/routes';

jest.mock('../../src/forms/form-service', () => ({ __esModule: true, takesPhotos: true }));

/**
 * Two categories with a service each: the first unavailable, the second with every tool and one that no template knows.
 */
const found: Queries.PagesToCreateQuery = {
  allServiceCategory: {
    nodes: [
      { slug: 'electricity', route: '/trade/Electricity' },
      { slug: 'it', route: '/trade/Computing' },
    ],
  },
  allService: {
    nodes: [
      {
        route: '/service-Cabling',
        tools: null,
        isAvailable: false,
        category: { slug: 'electricity' },
      },
      {
        route: '/service-Websites',
        tools: [...serviceTools, 'crystal-ball'],
        isAvailable: true,
        category: { slug: 'it' },
      },
    ],
  },
};

const pages = planPages(found);

it('plans the fixed pages, then the categories, then the services, each once, with a template that exists', () => {
  const ofRecords = [...found.allServiceCategory.nodes, ...found.allService.nodes];
  expect(pages.map((page) => page.path)).toEqual([
    ...Object.values(routes),
    ...ofRecords.map(({ route }) => route),
  ]);
  const file = (component: string) => path.relative('src/templates', component);
  expect(pages.slice(-5).map(({ component }) => file(component))).toEqual([
    ...['not-found.tsx', 'category.tsx', 'category.tsx', 'service.tsx', 'service.tsx'],
  ]);
  expect(pages.filter(({ component }) => !existsSync(component))).toEqual([]);
});

it.each([
  ['src/pages/financement.tsx', {}, 'src/pages/financement.tsx is not in the plan of pages'],
  ['src/templates/contact.tsx', { route: '/contact' }, undefined],
  ['.cache/dev-404-page.js', {}, undefined],
])('a page of %s with the context %j: %s', (file, context, message) => {
  const reporter = { panicOnBuild: jest.fn() };
  const page = { path: '/x', component: path.resolve(file), context };
  refuseUnplannedPage({ page, reporter } as unknown as CreatePageArgs);
  expect(reporter.panicOnBuild.mock.calls).toEqual(
    message ? [[expect.stringContaining(message.replaceAll('/', path.sep))]] : [],
  );
});

it.each([
  [
    '/contact',
    { namespaces: ['common', 'contact', 'photos'], hasQuoteForm: true, isAvailable: true },
  ],
  [
    '/trade/Computing',
    { namespaces: ['common', 'category'], hasQuoteForm: false, isAvailable: true, category: 'it' },
  ],
  [
    '/service-Cabling',
    {
      namespaces: ['common', 'service', 'photos'],
      hasQuoteForm: true,
      isAvailable: false,
      category: 'electricity',
    },
  ],
  [
    '/service-Websites',
    {
      namespaces: ['common', 'service', 'photos', 'solar-estimate', 'power-cut'],
      hasQuoteForm: true,
      isAvailable: true,
      category: 'it',
    },
  ],
])('gives %s its translations and its record', (route, expected) => {
  expect(pages.find((page) => page.path === route)?.context).toEqual({ route, ...expected });
});

it('has the words of photos only where forms take them', () => {
  jest.replaceProperty(formService, 'takesPhotos', false);
  const without = planPages(found);
  jest.restoreAllMocks();
  expect(without.flatMap(({ context }) => context.namespaces)).not.toContain('photos');
});

it('the namespaces with words for pages are those that some page shows', () => {
  const shown = pages.flatMap(({ context }) => context.namespaces);
  expect([...pageNamespaces].sort()).toEqual([...new Set(shown)].sort());
});

it.each([
  ['/en/404', '/en/en/*', '/en/*'],
  ['/en/contact', undefined, undefined],
  ['/404', '/*', undefined],
  ['/en/404', '/en/*', undefined],
  ['/en/fr/404', '/en/fr/*', undefined],
  ['/rt/404', '/rt/rt/*', undefined],
])('corrects the page %s with the match path %s to %s', (at, matchPath, expected) => {
  const page = { path: at, matchPath, component: 'not-found.tsx', context: { language: 'en' } };
  const actions = { createPage: jest.fn(), deletePage: jest.fn() };
  correctNotFoundPage({ page, actions } as unknown as CreatePageArgs);
  expect(actions.deletePage.mock.calls).toEqual(expected ? [[page]] : []);
  expect(actions.createPage.mock.calls).toEqual(
    expected ? [[{ ...page, matchPath: expected }]] : [],
  );
});
