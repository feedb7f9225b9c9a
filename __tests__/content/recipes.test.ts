/** @jest-environment node */
import { Kind, parse, type SelectionSetNode } from 'graphql';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runIn, withCopy } from '../../e2e/support/project-copy';
import { routes } from '../../e2e/support/site';
import type * as checks from '../../src/content/check';
import type * as environments from '../../src/content/check/indexed';
import type * as reading from '../../src/content/read';
import type * as state from '../../src/content/site-state';
import type * as planning from '../../src/gatsby/pages';
import { pagesToCreate } from '../support/project';
import {
  added,
  addFacts,
  addLanguage,
  addService,
  languages,
  letBeFound,
  queries,
} from '../support/recipes';

/**
 * The recipes that add a language, a service and facts and let search engines find the site are followed in one copy of the
 * project, and the queries of docs/graphiql.md ask only for fields that there are.
 */

/** The types of the fields that a selection asks for. `on` is the type that has them. */
function fieldTypes({ selections }: SelectionSetNode, on: string): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error('Only fields can be read');
    const type = `Each<${on}['${selection.name.value}']>`;
    return selection.selectionSet ? fieldTypes(selection.selectionSet, type) : [type];
  });
}

/** TypeScript that is sound only if the GraphQL schema, as `src/gatsby-types.d.ts` has it, has every field of the queries. */
function queryTypes(documents: string[]): string {
  const types = documents
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

type Modules = typeof checks &
  typeof environments &
  typeof planning &
  typeof reading &
  typeof state;

/** The build's own functions as they are in the copy, whose list of languages is longer than ours. */
async function modulesOf(copy: string): Promise<Modules> {
  const names = [
    'content/check/index',
    'content/check/indexed',
    'content/read',
    'content/site-state',
    'gatsby/pages',
  ];
  const modules = names.map((name) => import(path.join(copy, 'src', name)) as Promise<object>);
  return Object.assign({}, ...(await Promise.all(modules))) as Modules;
}

it('a project in which the recipes were followed has no fault, is sound for the compiler, and is live', () =>
  withCopy(async (copy) => {
    await addLanguage(copy);
    await addService(copy);
    await addFacts(copy);
    const environment = await letBeFound(copy);
    const { check, checkEnvironment, planPages, readSource, siteState } = await modulesOf(copy);

    const source = await readSource(copy);
    expect(Object.keys(source.locales).sort()).toEqual([...languages].sort());
    const { data, sentences } = check(source);
    expect(sentences).toEqual([]);
    const planned = planPages(pagesToCreate(data!)).map(({ path: route }) => route);
    expect(planned.sort()).toEqual([...routes, added.route, '/404'].sort());
    expect(checkEnvironment(environment, true)).toEqual([]);
    expect(siteState(data!.company, environment)).toBe('live');

    const documented = queries();
    expect(documented).toHaveLength(6);
    await writeFile(path.join(copy, 'src/query-types.ts'), queryTypes(documented));
    const compiled = await runIn(copy, '@typescript/native/bin/tsc', ['--noEmit']);
    expect(compiled).toEqual({ code: 0, output: '' });
  }));
