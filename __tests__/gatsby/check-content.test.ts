import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import type * as reading from '../../src/content/read';
import type * as checking from '../../src/gatsby/check-content';
import { type Changes, everywhere, nodesOf, soundInspection, sourceWith } from '../support/project';

jest.mock('../../src/content/read');
jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

afterEach(() => jest.restoreAllMocks());

/** The two functions as loaded by a Gatsby command, with their reports. */
async function started(environment: Record<string, string> = {}) {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'production', ...environment });
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn(), warn: jest.fn() };
  const modules = {} as typeof checking & typeof reading;
  await jest.isolateModulesAsync(async () => {
    await import('../support/five-languages');
    Object.assign(
      modules,
      await import('../../src/content/read'),
      await import('../../src/gatsby/check-content'),
    );
  });
  const reads = jest.mocked(modules.readSource);
  const given = (changes?: Changes) => reads.mockResolvedValue(sourceWith(changes));
  return {
    reporter,
    reads,
    check: async (changes?: Changes) => {
      given(changes);
      await modules.checkContent({ reporter } as unknown as ParentSpanPluginArgs);
    },
    /** @param nodes the project that Gatsby has nodes of, each time that it is asked; the last one from then on */
    isSound: (changes?: Changes, nodes = [sourceWith(changes)]) => {
      given(changes);
      const { createContentDigest } = nodesOf(sourceWith());
      const getNodesByType = (type: string) => {
        const known = nodesOf(nodes[0]!).getNodesByType(type);
        if (type === 'Service' && nodes.length > 1) nodes.shift();
        return known;
      };
      const args = { reporter, getNodesByType, createContentDigest };
      return modules.isContentSound(args as unknown as CreatePagesArgs);
    },
  };
}

/** Reports of the content check before a production build. */
async function reported(changes?: Changes, environment?: Record<string, string>) {
  const { check, reporter } = await started(environment);
  await check(changes);
  return reporter;
}

it('stops a build with every fault of the data, the words and the environment, and of a placeholder that is indexed', async () => {
  const reporter = await reported(
    { data: { 'company.indexed': true }, words: { 'pt/home:title': undefined } },
    { GATSBY_FORM_ENDPOINT: '/submit' },
  );
  const [[report]] = reporter.panicOnBuild.mock.calls as [[string]];
  expect(report).toContain('environment, GATSBY_FORM_ENDPOINT');
  expect(report).toContain('data/company.json, field "siteUrl"');
  expect(report).toContain('locales/pt/home.json, field "title"');
});

it('warns a build once of all that a real site lacks', async () => {
  const reporter = await reported();
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(reporter.warn.mock.calls).toEqual([
    [expect.stringContaining('GATSBY_FORM_KEY is not set')],
    [expect.stringMatching(/"siteUrl"[^]*"replyWithin"/)],
  ]);
});

it('warns a build of what was last checked more than twelve months ago', async () => {
  const inspection = { ...soundInspection(), checked: '2020-01-31' };
  const { warn } = await reported({ data: { inspection } });
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(
      /Checked more than twelve months ago[^]*inspection[^]*last checked on 2020-01-31/,
    ),
  );
});

it('notes for a build what may not be translated, which does not stop it', async () => {
  const text = 'Bienvenue sur le site de notre entreprise';
  const { panicOnBuild, warn } = await reported({ words: everywhere('home:title', () => text) });
  expect(panicOnBuild).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/same as in French[^]*locales\/it\/home\.json, it: 1 of/),
  );
});

it.each([
  ['a file of another shape', { data: { 'services/cabling': new SyntaxError('Unexpected end') } }],
  ['a link that leads nowhere', { data: { 'services.0.category': 'plumbing' } }],
])(
  '%s in data/ ends develop at its start, and later leaves it without new pages',
  async (_, bad) => {
    const atStart = await reported(bad, { NODE_ENV: 'development' });
    expect(atStart.panic).toHaveBeenCalledTimes(1);

    const { check, isSound, reporter } = await started({ NODE_ENV: 'development' });
    await check();
    expect(await isSound()).toBe(true);
    expect(await isSound(bad)).toBe(false);
    expect(await isSound()).toBe(true);
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
  },
);

it('a fault in words is told, and pages are planned all the same', async () => {
  const bad = { words: { 'pt/home:title': undefined } };
  const { check, isSound, reporter } = await started({ NODE_ENV: 'development' });
  await check(bad);
  expect(await isSound(bad)).toBe(true);
  expect(await isSound(bad)).toBe(true);
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(reporter.panicOnBuild).toHaveBeenCalledTimes(2);
});

it('reads the content once before the first pages, and anew before all others', async () => {
  const { check, isSound, reads } = await started();
  await check();
  await isSound();
  expect(reads).toHaveBeenCalledTimes(1);
  await isSound();
  expect(reads).toHaveBeenCalledTimes(2);
});

it('waits for the nodes of a changed file, which Gatsby is still making', async () => {
  const { check, isSound, reads } = await started({ NODE_ENV: 'development' });
  await check();
  await isSound();
  const change = { data: { 'services.1.route': '/service-Pages' } };
  const halfway = { data: { services: [] } };
  const nodes = [sourceWith(), sourceWith(halfway), sourceWith(change)];
  expect(await isSound(change, nodes)).toBe(true);
  expect(nodes).toHaveLength(1);
  expect(reads).toHaveBeenCalledTimes(2);
});

it('reads a file again that has changed once more meanwhile', async () => {
  const { check, isSound, reads } = await started({ NODE_ENV: 'development' });
  await check();
  await isSound();
  const again = { data: { 'services.1.route': '/service-Sites' } };
  reads.mockResolvedValueOnce(sourceWith({ data: { 'services.1.route': '/service-Pages' } }));
  expect(await isSound(again)).toBe(true);
  expect(reads).toHaveBeenCalledTimes(3);
});

it('takes content for not sound whose nodes never come', async () => {
  const { check, isSound } = await started({ NODE_ENV: 'development' });
  await check();
  await isSound();
  expect(await isSound({ data: { 'services.1.order': 3 } }, [sourceWith()])).toBe(false);
});
