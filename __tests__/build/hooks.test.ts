/** @jest-environment node */
import type { CreatePageArgs, CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { correctNotFoundPage, createPlannedPages } from '../../src/build/hooks';
import { readSource, type Source } from '../../src/build/source';
import type { Language } from '../../src/i18n/languages';
import { soundData } from '../support/project';
import { soundWords } from '../support/project-words';
import { solarData } from '../support/solar-data';
import { everywhere, sourceWith } from '../support/source';

jest.mock('../../src/build/source');
const source = jest.mocked(readSource);

it.each([
  ['/en/404', '/en/en/*', '/en/*'],
  ['/en/contact', undefined, undefined],
  ['/404', '/*', undefined],
  ['/en/404', '/en/*', undefined],
  ['/en/fr/404', '/en/fr/*', undefined],
])('corrects the page %s with the match path %s to %s', (path, matchPath, expected) => {
  const page = { path, matchPath, component: 'not-found.tsx', context: { language: 'en' } };
  const actions = { createPage: jest.fn(), deletePage: jest.fn() };
  correctNotFoundPage({ page, actions } as unknown as CreatePageArgs);
  expect(actions.deletePage.mock.calls).toEqual(expected ? [[page]] : []);
  expect(actions.createPage.mock.calls).toEqual(
    expected ? [[{ ...page, matchPath: expected }]] : [],
  );
});

/** What checking a project before a production build reports. */
async function reported(project: Source, variables: Record<string, string> = {}) {
  const environment = jest.replaceProperty(process, 'env', {
    NODE_ENV: 'production',
    ...variables,
  });
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn(), warn: jest.fn() };
  await jest.isolateModulesAsync(async () => {
    const { readSource: read } = await import('../../src/build/source');
    jest.mocked(read).mockResolvedValue(project);
    const { checkProject } = await import('../../src/build/hooks');
    await checkProject({ reporter } as unknown as ParentSpanPluginArgs);
  });
  environment.restore();
  return reporter;
}

it('stops a build with every issue of the data, the words and the environment, and of a placeholder that is indexed', async () => {
  const project = sourceWith({
    data: { 'company.indexed': true },
    words: { 'pt/home:title': undefined },
  });
  const reporter = await reported(project, { GATSBY_FORM_ENDPOINT: '/submit' });
  const [[report]] = reporter.panicOnBuild.mock.calls as [[string]];
  expect(report).toContain('environment, field "GATSBY_FORM_ENDPOINT"');
  expect(report).toContain('data/company.json, field "siteUrl"');
  expect(report).toContain('locales/pt/home.json, field "title"');
});

it('warns a build once of all that a real site lacks', async () => {
  const reporter = await reported(sourceWith());
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(reporter.warn.mock.calls).toEqual([
    [expect.stringMatching(/GATSBY_FORM_KEY[^]*replyWithin/)],
  ]);
});

it('warns a build of what was last checked more than twelve months ago', async () => {
  const solar = solarData();
  solar.profiles.checked = '2020-01-31';
  const { warn } = await reported(sourceWith({ data: { solar } }));
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(
      /Checked more than twelve months ago[^]*"profiles": last checked on 2020-01-31/,
    ),
  );
});

it('reads the project each time pages are created, and keeps the last pages while data is bad', async () => {
  const createPages = async () => {
    const createPage = jest.fn();
    const reporter = { panic: jest.fn(), panicOnBuild: jest.fn() };
    await createPlannedPages({ actions: { createPage }, reporter } as unknown as CreatePagesArgs);
    const paths = (createPage.mock.calls as [{ path: string }][]).map(([{ path }]) => path);
    return { paths, ...reporter };
  };
  source.mockResolvedValue(sourceWith());
  expect((await createPages()).paths).not.toContain('/service-Lighting');

  const [cabling] = soundData().services;
  const added = { ...cabling, slug: 'lighting', route: '/service-Lighting', order: 2 };
  const words = everywhere(
    'service-lighting',
    (language) => soundWords(language as Language)['service-cabling'],
  );
  source.mockResolvedValue(sourceWith({ data: { 'services.2': added }, words }));
  const { paths, panicOnBuild } = await createPages();
  expect(paths).toContain('/service-Lighting');
  expect(panicOnBuild).not.toHaveBeenCalled();

  source.mockResolvedValue(sourceWith({ data: { services: new SyntaxError('Unexpected end') } }));
  const bad = await createPages();
  expect(bad.paths).toEqual(paths);
  expect(bad.panic).not.toHaveBeenCalled();
  expect(bad.panicOnBuild).toHaveBeenCalledWith(
    '1 issue to fix in data/, locales/ or the environment:\n  - data/services.json: not valid JSON: Unexpected end.',
  );
});
