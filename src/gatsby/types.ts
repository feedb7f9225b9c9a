import type { ParentSpanPluginArgs } from 'gatsby';

/**
 * For `npm run types`: once the schema and all queries are known, writes src/gatsby-types.d.ts as a build does near its
 * end, and ends before anything is bundled.
 */
export async function writeTypesOnly({ store, reporter }: ParentSpanPluginArgs): Promise<void> {
  if (!process.env.TYPES_ONLY) return;
  // Only this command needs Gatsby's inner step.
  const { graphQLTypegen } = await import('gatsby/dist/services/graphql-typegen');
  const { program } = (store as unknown as { getState: () => { program: object } }).getState();
  const context: unknown = { program, store, reporter };
  await graphQLTypegen(context as Parameters<typeof graphQLTypegen>[0]);
  process.exit(process.exitCode);
}
