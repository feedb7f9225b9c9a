import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formService, returnOrigin } from '../forms/form-service';
import { withLateScripts } from './late-scripts';
import { inlineScript } from './webpack';
import { redirectRules, robotsTxt } from './hosting';
import type { PagePlan } from './pages';
import { withSecurityPolicy } from './security-policy';

/** The HTML files of a built site. Gatsby makes folders of that name too: page-data/404.html/. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Other HTML files are left alone, such as a search engine's verification file in `static/`. */
const isPage = (html: string) => html.includes('id="___gatsby"');

/**
 * React 18 writes NUL characters where a part of its stream ends just before a letter such as “é”:
 * https://github.com/facebook/react/issues/24985. In an attribute a browser shows them as “�”.
 */
const withoutNul = (html: string) => html.replaceAll('\0', '');

/**
 * Makes each page load its scripts late, and adds its security policy. Throws with the page's name.
 *
 * @param siteUrl origin of the published site
 */
export async function finishPages(folder: string, siteUrl: string): Promise<void> {
  const loader = await inlineScript('src/inline/late-scripts-loader.ts');
  const origins = {
    form: new URL(formService.endpoint).origin,
    afterForm: returnOrigin({ siteUrl }),
  };
  for (const file of await htmlFiles(folder)) {
    const html = withoutNul(await readFile(file, 'utf8'));
    if (!isPage(html)) continue;
    try {
      await writeFile(file, withSecurityPolicy(withLateScripts(html, loader), origins));
    } catch (error) {
      const page = path.relative('', file);
      throw new Error(`${page} could not be finished: ${String(error)}`, { cause: error });
    }
  }
}

/** Finishes a built site: its pages, and the files for search engines and the host. */
export async function finishSite(
  company: NonNullable<Queries.SiteToFinishQuery['company']>,
  pages: PagePlan[],
): Promise<void> {
  const folder = path.resolve('public');
  await finishPages(folder, company.siteUrl);
  await writeFile(path.join(folder, 'robots.txt'), robotsTxt(company));
  // The adapter adds its own rules after these.
  await writeFile(path.join(folder, '_redirects'), redirectRules(pages, company.siteState));
}
