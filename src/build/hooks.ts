import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { checkAvifEffort, makeAvifQuickly } from '../gatsby-internals/avif-effort';
import { checkBrowserInternals } from '../gatsby-internals/check';
import { check } from './check';
import { checkEnvironment } from './check/environment';
import { sentence } from './issue';
import { finishPages } from './finish';
import { hasNewFile } from './finish/new-files';
import { redirectRules } from './hosting';
import type { Data } from './model';
import { planPages, templateFile } from './plan';
import { readSource } from './source';

/** The thin shell around Gatsby: it reads, calls the pure functions beside it, and hands over what they return. */

/** Gatsby runs in the project's folder. */
const root = process.cwd();

const startedAt = Date.now();

let data: Data | undefined;

/** Prepares what src/gatsby-internals changes about Gatsby. */
export function prepareGatsby(): void {
  const scripts = path.join(root, 'node_modules', 'gatsby', 'cache-dir');
  checkBrowserInternals((script) => readFileSync(path.join(scripts, script), 'utf8'));
  makeAvifQuickly();
}

/** Reads and checks the project; a issue ends the build with all of them listed. `develop` lists them and goes on while it can. */
export async function checkProject({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV === 'production' && !process.env.GATSBY_FORM_KEY) {
    reporter.warn(
      'No form will arrive: set GATSBY_FORM_KEY to the key of your form service (docs/recipes.md, "Get a form key").',
    );
  }
  const source = await readSource(root);
  const result = check(source);
  const sentences = [...checkEnvironment(process.env).map(sentence), ...result.sentences];
  if (sentences.length > 0) {
    const list = sentences.map((each) => `  - ${each}`).join('\n');
    const count = sentences.length;
    const report = `The site was not built: ${count} ${count === 1 ? 'issue' : 'issues'} to mend.\n${list}`;
    if (result.data) reporter.panicOnBuild(report);
    else reporter.panic(report);
  }
  data = result.data;
}

function checkedData(): Data {
  if (!data) throw new Error('The data was asked for before it was checked.');
  return data;
}

/** Creates every page of the plan. */
export function createPlannedPages({ actions }: CreatePagesArgs): void {
  for (const page of planPages(checkedData())) {
    actions.createPage({
      path: page.path,
      component: templateFile(root, page),
      context: page.context,
    });
  }
}

/** The i18n plugin gives `/en/404` the match path `/en/en/*`: it has to answer to `/en/*`. */
export function correctNotFoundPage({ page, actions }: CreatePageArgs): void {
  const [, language] = /^\/(\w+)\/\1\/\*$/.exec(page.matchPath ?? '') ?? [];
  if (!language) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${language}/*` });
}

/** Finishes the pages, and writes the host's redirect rules; the adapter adds its own after them. */
export async function finishSite(): Promise<void> {
  const folder = path.join(root, 'public');
  checkAvifEffort(await hasNewFile(path.join(folder, 'static'), '.avif', startedAt));
  await finishPages(folder);
  await writeFile(path.join(folder, '_redirects'), redirectRules(checkedData()));
}
