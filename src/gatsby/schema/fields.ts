import type { Language } from '../../i18n/languages';

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findOne: <Node>(query: object) => Promise<Node | null>;
    findAll: <Node>(query: object) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** A computed field that takes a language, and further arguments by name and GraphQL type. */
export function inLanguage<Node, Args = object>(
  type: string,
  description: string,
  resolve: (node: Node, language: Language, context: ResolverContext, args: Args) => unknown,
  args: Record<keyof Args, string> = {} as Record<keyof Args, string>,
) {
  return {
    type,
    description,
    args: { language: 'Language!', ...args },
    resolve: (node: Node, asked: Args & { language: Language }, context: ResolverContext) =>
      resolve(node, asked.language, context, asked),
  };
}

/** The records of a type, all of them or those that a Gatsby query finds. */
export async function findAll<Node>(
  { nodeModel }: ResolverContext,
  type: string,
  query?: object,
): Promise<Node[]> {
  return [...(await nodeModel.findAll<Node>({ type, ...(query && { query }) })).entries];
}
