/** @jest-environment node */
import { buildSchema, graphql } from 'graphql';
import { createPages, onPreBootstrap } from '../../gatsby-node';
import type { Data } from '../../src/content/model';
import { readSource, type Source } from '../../src/content/read';
import { typeDefs } from '../../src/gatsby/schema';
import { nodesOf, soundData, sourceWith } from '../support/project';

jest.mock('../../src/content/read');
const read = jest.mocked(readSource);

/** What Gatsby adds to our types, as far as the query of the pages asks for it. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  directive @proxy(from: String!) on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  enum SortOrderEnum { ASC DESC }
  input ServiceCategorySortInput { number: SortOrderEnum }
  input ServiceSortInput { order: SortOrderEnum }
  type ServiceCategoryConnection { nodes: [ServiceCategory!]! }
  type ServiceConnection { nodes: [Service!]! }
  type Query {
    allServiceCategory(sort: ServiceCategorySortInput): ServiceCategoryConnection!
    allService(sort: ServiceSortInput): ServiceConnection!
  }
`;

const schema = buildSchema([gatsby, ...typeDefs].join('\n'), { assumeValid: true });

type Sort = { sort: Record<string, 'ASC'> };

/** A root of the schema: the records in the order of the field that the query sorts by. */
const root =
  <Record extends object>(records: Record[]) =>
  ({ sort }: Sort) => {
    const [field = ''] = Object.keys(sort);
    const at = (record: Record) => Number(Reflect.get(record, field));
    return { nodes: [...records].sort((one, other) => at(one) - at(other)) };
  };

/** What the schema finds if Gatsby has these nodes. */
function rootsOf({ categories, services }: Pick<Data, 'categories' | 'services'>) {
  const nodes = categories.map(({ id: number, ...category }) => ({ ...category, number }));
  const link = (category: string) => nodes.find(({ slug }) => slug === category);
  return {
    allServiceCategory: root(nodes),
    allService: root(services.map((each) => ({ ...each, category: link(each.category) }))),
  };
}

/** Runs `createPages` over these files and what the schema finds; gives the pages' paths and what was reported. */
async function run(files: Source, rootValue: ReturnType<typeof rootsOf>) {
  read.mockResolvedValue(files);
  const createPage = jest.fn<void, [{ path: string }]>();
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn() };
  await (createPages as (args: object) => Promise<void>)({
    graphql: (source: string) => graphql({ schema, source, rootValue }),
    actions: { createPage },
    reporter,
    ...nodesOf(files),
  });
  return { paths: createPage.mock.calls.map(([{ path }]) => path), ...reporter };
}

it('creates the pages of the nodes, and keeps those of the last sound content', async () => {
  const sound = sourceWith();
  const { categories, services } = soundData();
  const reversed = { categories: categories.toReversed(), services: services.toReversed() };
  reversed.services[0]!.order = 2;

  read.mockResolvedValue(sound);
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn() };
  await (onPreBootstrap as (args: object) => Promise<void>)({ reporter });
  const first = await run(sound, rootsOf(reversed));
  expect(first.paths.slice(-4)).toEqual([
    '/trade/Electricity',
    '/trade/Computing',
    '/service-Cabling',
    '/service-Websites',
  ]);
  expect(first.paths).toHaveLength(11);
  expect(read).toHaveBeenCalledTimes(1);

  // Gatsby has no nodes of a file that it cannot parse.
  const unreadable = sourceWith({ data: { services: new SyntaxError('Unexpected end') } });
  const broken = await run(unreadable, rootsOf({ categories, services: [] }));
  expect(broken.paths).toEqual(first.paths);
  expect(broken.panic).not.toHaveBeenCalled();
  expect(broken.panicOnBuild.mock.calls).toEqual([
    [expect.stringContaining('data/services.json: not valid JSON, line 1: Unexpected end.')],
  ]);

  const unlinked = services.map((service) => ({ ...service, category: 'plumbing' }));
  const failed = await run(sound, rootsOf({ categories, services: unlinked }));
  expect(failed.paths).toEqual(first.paths);
  expect(failed.panicOnBuild).toHaveBeenCalledTimes(1);
  expect(failed.panicOnBuild).toHaveBeenCalledWith(
    'The pages could not be queried.',
    expect.arrayContaining([
      expect.objectContaining({ path: ['allService', 'nodes', 0, 'category'] }),
    ]),
  );

  const mended = await run(sound, rootsOf({ categories, services: services.slice(0, 1) }));
  expect(mended.paths).toEqual(first.paths.slice(0, -1));
  expect(mended.panicOnBuild).not.toHaveBeenCalled();
});
