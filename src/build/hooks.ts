import type { CreatePageArgs, CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { check } from './check';
import type { Data } from './model';
import { planPages, templateFile } from './plan';
import { readSource } from './source';

/** The thin shell around Gatsby: it reads, calls the pure functions beside it, and hands over what they return. */

let data: Data | undefined;

/** Reads and checks the project; a fault ends the build with all of them listed. `develop` lists them and goes on while it can. */
export async function checkProject({ reporter, store }: ParentSpanPluginArgs): Promise<void> {
  const source = await readSource(rootOf(store));
  const result = check(source);
  if (result.sentences.length > 0) {
    const list = result.sentences.map((each) => `  - ${each}`).join('\n');
    const count = result.sentences.length;
    const report = `The site was not built: ${count} ${count === 1 ? 'fault' : 'faults'} to mend.\n${list}`;
    if (result.data) reporter.panicOnBuild(report);
    else reporter.panic(report);
  }
  data = result.data;
}

function rootOf(store: ParentSpanPluginArgs['store']): string {
  return (store.getState() as { program: { directory: string } }).program.directory;
}

/** Creates every page of the plan. */
export function createPlannedPages({ actions, store }: CreatePagesArgs): void {
  if (!data) throw new Error('Pages were asked for before the data was checked.');
  const root = rootOf(store);
  for (const page of planPages(data)) {
    actions.createPage({ path: page.path, component: templateFile(root, page), context: page.context });
  }
}

/** The i18n plugin gives `/en/404` the match path `/en/en/*`: it has to answer to `/en/*`. */
export function correctNotFoundPage({ page, actions }: CreatePageArgs): void {
  const [, language] = /^\/(\w+)\/\1\/\*$/.exec(page.matchPath ?? '') ?? [];
  if (!language) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${language}/*` });
}
