import type { ParentSpanPluginArgs } from 'gatsby';

/**
 * For `npm run types`: writes src/gatsby-types.d.ts once the schema and all queries are known, as a build does near its
 * end, and exits before bundling.
 */
export async function writeTypesOnly({ store, reporter }: ParentSpanPluginArgs): Promise<void> {
  if (!process.env.TYPES_ONLY) return;
  // Gatsby's internal step, imported for this command only.
  const { graphQLTypegen } = await import('gatsby/dist/services/graphql-typegen');
  const { program } = (store as unknown as { getState: () => { program: object } }).getState();
  const context: unknown = { program, store, reporter };
  await graphQLTypegen(context as Parameters<typeof graphQLTypegen>[0]);
  process.exit(process.exitCode);
}
