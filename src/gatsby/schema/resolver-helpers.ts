import type { Language } from '../../i18n/languages';

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findOne: <Node>(query: object) => Promise<Node | null>;
    findAll: <Node>(query: object) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** A resolver for a field with a language argument, and possibly others. */
export const inLanguage = <Node, Args = object>(
  resolve: (node: Node, language: Language, context: ResolverContext, args: Args) => unknown,
) => ({
  resolve: (node: Node, args: Args & { language: Language }, context: ResolverContext) =>
    resolve(node, args.language, context, args),
});

/** The records of a type: all, or the results of a Gatsby query. */
export async function findAll<Node>(
  { nodeModel }: ResolverContext,
  type: string,
  query?: object,
): Promise<Node[]> {
  return [...(await nodeModel.findAll<Node>({ type, ...(query && { query }) })).entries];
}
