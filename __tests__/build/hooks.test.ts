/** @jest-environment node */
import type { CreatePageArgs } from 'gatsby';
import { correctNotFoundPage } from '../../src/build/hooks';

function corrected(path: string, matchPath?: string) {
  const page = { path, matchPath, component: 'not-found.tsx', context: { language: 'en' } };
  const actions = { createPage: jest.fn(), deletePage: jest.fn() };
  correctNotFoundPage({ page, actions } as unknown as CreatePageArgs);
  return { page, ...actions };
}

it('lets the not-found page of a language answer below its prefix', () => {
  const { page, createPage, deletePage } = corrected('/en/404', '/en/en/*');
  expect(deletePage).toHaveBeenCalledWith(page);
  expect(createPage.mock.calls).toEqual([[{ ...page, matchPath: '/en/*' }]]);
});

it.each([
  ['/en/contact', undefined],
  ['/404', '/*'],
  ['/en/404', '/en/*'],
  ['/en/fr/404', '/en/fr/*'],
])('leaves %s with the match path %s as it is', (path, matchPath) => {
  const { createPage, deletePage } = corrected(path, matchPath);
  expect(createPage).not.toHaveBeenCalled();
  expect(deletePage).not.toHaveBeenCalled();
});
