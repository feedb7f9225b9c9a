import type { Language } from '../../language/languages';

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findOne: <Node>(query: object) => Promise<Node | null>;
    findAll: <Node>(query: object) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** A computed field that takes a language: what a record says in it. */
export function inLanguage<Node>(
  type: string,
  description: string,
  resolve: (node: Node, language: Language, context: ResolverContext) => unknown,
) {
  return {
    type,
    description,
    args: { language: 'Language!' },
    resolve: (node: Node, { language }: { language: Language }, context: ResolverContext) =>
      resolve(node, language, context),
  };
}

/** The records of a type that a query of Gatsby's finds, all where there is none. */
export async function findAll<Node>(
  { nodeModel }: ResolverContext,
  type: string,
  query?: object,
): Promise<Node[]> {
  return [...(await nodeModel.findAll<Node>({ type, ...(query && { query }) })).entries];
}
