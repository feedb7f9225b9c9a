/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { added, addLanguage, addService, languages } from '../../e2e/support/follow';
import { addFacts } from '../../e2e/support/follow-facts';
import { letBeFound } from '../../e2e/support/live';
import { runIn, withCopy } from '../../e2e/support/project-copy';
import { recipe } from '../../e2e/support/recipes';
import { routes } from '../../e2e/support/site';
import type * as checks from '../../src/content/check';
import type * as environments from '../../src/content/check/indexed';
import type * as reading from '../../src/content/read';
import type * as state from '../../src/content/site-state';
import type * as planning from '../../src/gatsby/pages';
import { pagesToCreate } from '../support/pages-to-create';
import { queryTypes } from '../support/query-types';

/**
 * The recipes that add a language, a service and facts and let search engines find the site are followed in one copy of the
 * project, and the queries of the recipes ask only for fields that there are. `npm run test:all` builds such a copy, and
 * reads its pages and the answers to the queries.
 */

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

    const queries = recipe('Query the data in GraphiQL').snippets('graphql');
    expect(queries).toHaveLength(6);
    await writeFile(path.join(copy, 'src/query-types.ts'), queryTypes(queries));
    const compiled = await runIn(copy, '@typescript/native/bin/tsc', ['--noEmit']);
    expect(compiled).toEqual({ code: 0, output: '' });
  }));
