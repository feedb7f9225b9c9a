import type { Data } from '../../src/content/model';

/** What the query of `gatsby-node.ts` finds in the nodes of a project. */
export function pagesToCreate({ categories, services }: Data): Queries.PagesToCreateQuery {
  return {
    allServiceCategory: { nodes: categories.map(({ slug, route }) => ({ slug, route })) },
    allService: {
      nodes: services.map(({ route, tools = null, category }) => {
        return { route, tools, category: { slug: category } };
      }),
    },
  };
}
