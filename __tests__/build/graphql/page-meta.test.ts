import type { ResolverContext } from '../../../src/build/graphql/fields';
import { resolvers } from '../../../src/build/graphql/page-meta';
import { soundData, soundWords } from '../../support/project';

const { resolve } = resolvers.Query.pageMeta;

/** The records and translations of the sound project, with other references. */
function contextWith(references: object[]): ResolverContext {
  const { company, categories, figures } = soundData();
  const records: Record<string, object[]> = {
    Company: [company],
    ServiceCategory: categories,
    Figure: figures,
    Reference: references,
  };
  return {
    nodeModel: {
      findAll: ({ type }: { type: string }) => Promise.resolve({ entries: records[type] ?? [] }),
      findOne: ({ query }: { query: { filter: { ns: { eq: string } } } }) =>
        Promise.resolve({ data: JSON.stringify(soundWords('en')[query.filter.ns.eq]) }),
    },
  } as unknown as ResolverContext;
}

const [farm = {}] = soundData().references;

const metaWith = (references: object[]) =>
  resolve({}, { language: 'en', route: '/referance' }, contextWith(references));

it('names the references page after typical jobs until one project is a real one', async () => {
  expect(await metaWith([farm, farm])).toMatchObject({ title: 'typicalJobs en' });
  const real = { ...farm, town: 'Carouge', year: 2023 };
  expect(await metaWith([farm, real])).toMatchObject({ title: 'references en' });
});
