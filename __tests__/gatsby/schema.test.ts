import { parse } from 'graphql';
import { typeDefs } from '../../src/gatsby/schema';
import type { ResolverContext } from '../../src/gatsby/schema/resolver-helpers';
import { resolvers as ofPages } from '../../src/gatsby/schema/page';
import { recordOf, resolvers as ofServices } from '../../src/gatsby/schema/services';
import { resolvers as ofTexts } from '../../src/gatsby/schema/texts';
import { inEach, soundData, soundWords } from '../support/project';

/** Five services of one category, of which Gatsby's node model gives as many as a query asks for. */
const services = ['strong', 'weak', 'sound', 'alarm', 'charging'].map((slug, index) => ({
  slug,
  category: 'electricity',
  order: index + 1,
}));

interface Query {
  filter?: { category: { slug: { eq: string } } };
  sort?: { order: 'ASC' };
  limit?: number;
}

const context = (company: object) => ({
  nodeModel: {
    findOne: () => Promise.resolve(null),
    findAll: <Node>({ type, query = {} }: { type?: string; query?: Query }) => {
      const { filter, limit } = query;
      const found =
        type === 'Company'
          ? [company]
          : services.filter(({ category }) => category === filter?.category.slug.eq);
      return Promise.resolve({ entries: found.slice(0, limit) as Node[] });
    },
  },
});

const { services: all, galleryServices } = ofServices.ServiceCategory;

it('the gallery shows the first services of a category, as many as the company says, and menus show all', async () => {
  const company = context({ galleryTiles: 4 });
  const slugsOf = async ({ resolve }: typeof all) =>
    (await resolve({ slug: 'electricity' }, {}, company)).map(
      (each) => (each as { slug: string }).slug,
    );
  expect(await slugsOf(all)).toEqual(['strong', 'weak', 'sound', 'alarm', 'charging']);
  expect(await slugsOf(galleryServices)).toEqual(['strong', 'weak', 'sound', 'alarm']);
});

it('a service that is unavailable shows none of its parts, and keeps them in its file', () => {
  const record = { title: {}, details: [{}], questions: [{}], tools: ['power-cut'] };
  const nothing = { details: [], questions: [], tools: [] };
  expect(recordOf({ ...record, unavailable: true }, 'web')).toMatchObject({
    title: {},
    ...nothing,
  });
  expect(recordOf({ ...record, unavailable: false }, 'web')).toMatchObject(record);
  expect(recordOf({ ...record, details: [] }, 'web')).toMatchObject({ title: {}, ...nothing });
});

const { resolve } = ofPages.Query.pageMeta;

/** The records and translations of the sound project, with other projects. */
function contextWith(projects: object[]): ResolverContext {
  const { company, categories, figures, pages } = soundData();
  const records: Record<string, object[]> = {
    Company: [company],
    PagePictures: [pages],
    ServiceCategory: categories,
    Figure: figures,
    Project: projects,
  };
  return {
    nodeModel: {
      findAll: ({ type }: { type: string }) => Promise.resolve({ entries: records[type] ?? [] }),
      findOne: ({ query }: { query: { filter: { ns: { eq: string } } } }) =>
        Promise.resolve({ data: JSON.stringify(soundWords('en')[query.filter.ns.eq]) }),
    },
  } as unknown as ResolverContext;
}

const [farm = {}] = soundData().projects;

const metaWith = (projects: object[]) =>
  resolve({}, { language: 'en', route: '/referance' }, contextWith(projects));

it('names the references page after typical jobs until one project is a real one', async () => {
  expect(await metaWith([farm, farm])).toMatchObject({ title: 'typicalJobs en' });
  const real = { ...farm, town: 'Carouge', year: 2023 };
  expect(await metaWith([farm, real])).toMatchObject({ title: 'references en' });
});

it('leaves out the section of a legal text whose only fact is empty, and says which one shows what is stored', async () => {
  const word = (text: string) => inEach(() => text);
  const sections = [
    { title: word('Outage'), paragraphs: [word('Call {{emergency.utility}}.')] },
    { title: word('Device'), paragraphs: [word('In a table.')], showsStorage: true },
    { title: word('Rights'), paragraphs: [word('Ask {{company.name}}.')] },
  ];
  const { resolve: translate } = ofTexts.PrivacyPolicy.translation;
  expect(await translate({ sections }, { language: 'en' }, contextWith([]))).toEqual({
    sections: [
      { title: 'Device', paragraphs: ['In a table.'], showsStorage: true },
      { title: 'Rights', paragraphs: ['Ask Brightwire.'], showsStorage: false },
    ],
  });
});

it('says what each type, field and value of the written types is', () => {
  const definitions = typeDefs.flatMap((text) => parse(text).definitions);
  const undescribed = definitions.flatMap((definition) => {
    if (!('name' in definition) || !('description' in definition)) return [];
    const parts = 'fields' in definition ? (definition.fields ?? []) : [];
    const name = definition.name?.value;
    return [
      ...(definition.description ? [] : [name]),
      ...parts.filter((part) => !part.description).map((part) => `${name}.${part.name.value}`),
    ];
  });
  expect(undescribed).toEqual([]);
});
