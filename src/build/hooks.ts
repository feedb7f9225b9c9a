import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, ParentSpanPluginArgs, Reporter } from 'gatsby';
import { checkAvifEffort, makeAvifQuickly } from '../gatsby-internals/avif-effort';
import { keepPictures } from '../gatsby-internals/build-cache';
import { checkBrowserInternals } from '../gatsby-internals/check';
import { check } from './check';
import { checkEnvironment } from './check/environment';
import { missingFacts } from './check/missing';
import { outdatedFacts } from './check/outdated';
import { finishPages } from './finish';
import { hasNewFile } from './finish/new-files';
import { redirectRules } from './hosting';
import type { Data } from './model';
import { planPages, templateFile } from './plan';
import { robotsTxt } from './robots';
import { nameSitemap } from './sitemap';
import { siteState } from './site-state';
import { readSource } from './source';

/** The thin shell around Gatsby: it reads, calls the pure functions beside it, and hands over what they return. */

/** Gatsby runs in the project's folder. */
const root = process.cwd();

const startedAt = Date.now();
const isBuild = process.env.NODE_ENV === 'production';

/** What was last read without an issue that keeps pages from being planned. */
let data: Data | undefined;

/** Prepares what src/gatsby-internals changes about Gatsby. */
export function prepareGatsby({ store }: ParentSpanPluginArgs): void {
  checkBrowserInternals((script) => readFileSync(path.join(root, 'node_modules', script), 'utf8'));
  makeAvifQuickly();
  if (isBuild) keepPictures(store);
}

const bulleted = (sentences: string[]) => sentences.map((each) => `  - ${each}`).join('\n');

/** Reads and checks the project. A build stops at any issue, `develop` only if there is no data to go on with. */
async function readProject(reporter: Reporter): Promise<Data> {
  const result = check(await readSource(root));
  const sentences = [
    ...checkEnvironment(process.env, result.data?.company.indexed),
    ...result.sentences,
  ];
  data = result.data ?? data;
  if (sentences.length > 0) {
    const list = bulleted(sentences);
    const count = sentences.length === 1 ? '1 issue' : `${sentences.length} issues`;
    const report = `${count} to fix in data/, locales/ or the environment:\n${list}`;
    if (data) reporter.panicOnBuild(report);
    else reporter.panic(report);
  }
  return data!;
}

/** Checks the project before Gatsby does anything with it. */
export async function checkProject({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const project = await readProject(reporter);
  const warn = (title: string, sentences: string[]) => {
    if (isBuild && sentences.length > 0) reporter.warn(`${title}:\n${bulleted(sentences)}`);
  };
  warn(
    'Missing for a real site (docs/recipes.md, "Set up your company")',
    missingFacts(project.company, process.env),
  );
  warn(
    'Checked more than twelve months ago (docs/recipes.md says how to check it again)',
    outdatedFacts(project, new Date()),
  );
}

let arePagesCreated = false;

/** Creates every page of the plan. `develop` calls this again after each change in data/ or locales/. */
export async function createPlannedPages({ actions, reporter }: CreatePagesArgs): Promise<void> {
  const current = arePagesCreated || !data ? await readProject(reporter) : data;
  arePagesCreated = true;
  for (const page of planPages(current))
    actions.createPage({
      path: page.path,
      component: templateFile(root, page),
      context: page.context,
    });
}

/** The i18n plugin gives `/en/404` the match path `/en/en/*`: it has to answer to `/en/*`. */
export function correctNotFoundPage({ page, actions }: CreatePageArgs): void {
  const [, language] = /^\/(\w+)\/\1\/\*$/.exec(page.matchPath ?? '') ?? [];
  if (!language) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${language}/*` });
}

/** Writes what search engines read besides the pages. The plugin of the sitemap has run before. */
async function finishForSearch(folder: string, { company }: Data): Promise<void> {
  const state = siteState(company, process.env);
  if (state === 'live') await nameSitemap(folder);
  await writeFile(path.join(folder, 'robots.txt'), robotsTxt(company, state));
}

/** Finishes the pages, and writes the host's redirect rules; the adapter adds its own after them. */
export async function finishSite(): Promise<void> {
  const folder = path.join(root, 'public');
  checkAvifEffort(await hasNewFile(path.join(folder, 'static'), '.avif', startedAt));
  await finishPages(folder);
  if (!data) return;
  await finishForSearch(folder, data);
  await writeFile(path.join(folder, '_redirects'), redirectRules(data));
}
