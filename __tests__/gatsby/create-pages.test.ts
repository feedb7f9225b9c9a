import { createPages } from '../../gatsby-node';
import { isContentSound } from '../../src/gatsby/check-content';
import { pagesToCreate, soundData } from '../support/project';

jest.mock('../../src/gatsby/check-content');

/** Runs `createPages` on content and a query's result. Returns the pages' paths and the reports. */
async function run({
  isSound = true,
  ...found
}: {
  isSound?: boolean;
  data?: object;
  errors?: object;
}) {
  jest.mocked(isContentSound).mockResolvedValue(isSound);
  const createPage = jest.fn<void, [{ path: string }]>();
  const panicOnBuild = jest.fn();
  const graphql = () => Promise.resolve(found);
  const args = { graphql, actions: { createPage }, reporter: { panicOnBuild } };
  await (createPages as (args: object) => Promise<void>)(args);
  return { paths: createPage.mock.calls.map(([{ path }]) => path), panicOnBuild };
}

it('creates the pages that the query finds, and keeps the last ones while it cannot', async () => {
  const data = pagesToCreate(soundData());
  const { paths, panicOnBuild } = await run({ data });
  expect(paths.slice(-2)).toEqual(['/service-Cabling', '/service-Websites']);
  expect(panicOnBuild).not.toHaveBeenCalled();

  const fewer = { ...data, allService: { nodes: data.allService.nodes.slice(0, 1) } };
  expect((await run({ data: fewer, isSound: false })).paths).toEqual(paths);

  const errors = [new Error('no such field')];
  const failed = await run({ data: fewer, errors });
  expect(failed.paths).toEqual(paths);
  expect(failed.panicOnBuild.mock.calls).toEqual([['The pages could not be queried.', errors]]);

  expect((await run({ data: fewer })).paths).toEqual(paths.slice(0, -1));
});
