/** @jest-environment node */
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { correctNotFoundPage, createPlannedPages } from '../../src/build/hooks';
import { readSource } from '../../src/build/source';
import type { Language } from '../../src/i18n/languages';
import { soundData, soundWords } from '../support/project';
import { everywhere, sourceWith } from '../support/source';

jest.mock('../../src/build/source');
const source = jest.mocked(readSource);

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

describe('createPlannedPages', () => {
  const createPages = async () => {
    const createPage = jest.fn();
    const reporter = { panic: jest.fn(), panicOnBuild: jest.fn() };
    await createPlannedPages({ actions: { createPage }, reporter } as unknown as CreatePagesArgs);
    const paths = (createPage.mock.calls as [{ path: string }][]).map(([{ path }]) => path);
    return { paths, ...reporter };
  };
  const [cabling] = soundData().services;
  const added = { ...cabling, slug: 'lighting', route: '/service-Lighting', order: 2 };

  it('reads the project again each time Gatsby asks for pages', async () => {
    source.mockResolvedValue(sourceWith());
    expect((await createPages()).paths).not.toContain('/service-Lighting');
    const words = everywhere(
      'service-lighting',
      (language) => soundWords(language as Language)['service-cabling'],
    );
    source.mockResolvedValue(sourceWith({ data: { 'services.2': added }, words }));
    const { paths, panicOnBuild } = await createPages();
    expect(paths).toContain('/service-Lighting');
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it('reports bad data, and keeps the pages there were', async () => {
    source.mockResolvedValue(sourceWith());
    const { paths } = await createPages();
    source.mockResolvedValue(sourceWith({ data: { services: new SyntaxError('Unexpected end') } }));
    const bad = await createPages();
    expect(bad.paths).toEqual(paths);
    expect(bad.panic).not.toHaveBeenCalled();
    expect(bad.panicOnBuild).toHaveBeenCalledWith(
      '1 issue to fix in data/, locales/ or the environment:\n  - data/services.json: not valid JSON: Unexpected end.',
    );
  });
});
