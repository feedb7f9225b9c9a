import { resolvers } from '../../../src/build/graphql/category';

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

const { services: all, menuServices, galleryServices } = resolvers.ServiceCategory;

it('the gallery and the menus show the first services of a category, as many as the company says', async () => {
  const company = context({ galleryTiles: 4, menuServices: 3 });
  const slugsOf = async ({ resolve }: typeof all) =>
    (await resolve({ slug: 'electricity' }, {}, company)).map(
      (each) => (each as { slug: string }).slug,
    );
  expect(await slugsOf(all)).toEqual(['strong', 'weak', 'sound', 'alarm', 'charging']);
  expect(await slugsOf(galleryServices)).toEqual(['strong', 'weak', 'sound', 'alarm']);
  expect(await slugsOf(menuServices)).toEqual(['strong', 'weak', 'sound']);
});
