import { Kind, parse, type SelectionSetNode } from 'graphql';

/** The types of the fields that a selection asks for. `on` is the type that has them. */
function fieldTypes({ selections }: SelectionSetNode, on: string): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error('Only fields can be read');
    const type = `Each<${on}['${selection.name.value}']>`;
    return selection.selectionSet ? fieldTypes(selection.selectionSet, type) : [type];
  });
}

/** TypeScript that is sound only if the GraphQL schema, as `src/gatsby-types.d.ts` has it, has every field of the queries. */
export function queryTypes(queries: string[]): string {
  const types = queries
    .flatMap((query) => parse(query).definitions)
    .flatMap((each) =>
      'selectionSet' in each ? fieldTypes(each.selectionSet, 'Queries.Query') : [],
    );
  return `type Each<T> = NonNullable<T extends readonly (infer E)[] ? E : T>;
export type Fields = [
  ${types.join(',\n  ')},
];
`;
}
