import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formService } from '../forms/fields';
import { withLateScripts } from './late-scripts';
import { inlineScript } from './webpack';
import { redirectRules, robotsTxt } from './hosting';
import { checkPictures } from './internals';
import type { PagePlan } from './pages';
import { withSecurityPolicy } from './security-policy';

/** Folders whose HTML files are not pages. */
const parts = ['_gatsby', 'page-data'];

async function builtPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const isPart = (file: string) => parts.some((part) => file.startsWith(part + path.sep));
  return files.filter((file) => file.endsWith('.html') && !isPart(file));
}

/**
 * React 18 writes NUL characters where a part of its stream ends just before a letter such as “é”:
 * https://github.com/facebook/react/issues/24985. In an attribute a browser shows them as “�”.
 */
const withoutNul = (html: string) => html.replaceAll('\0', '');

/** Lets each page load its scripts late, and gives it its policy. Throws with the page's name. */
async function finishPages(folder: string): Promise<void> {
  const loader = await inlineScript('src/gatsby/late-scripts-loader.ts');
  const origins = { form: new URL(formService.endpoint).origin };
  for (const page of await builtPages(folder)) {
    const file = path.join(folder, page);
    const html = withoutNul(await readFile(file, 'utf8'));
    try {
      await writeFile(file, withSecurityPolicy(withLateScripts(html, loader), origins));
    } catch (error) {
      throw new Error(`public/${page} could not be finished: ${String(error)}`, { cause: error });
    }
  }
}

/** Finishes a built site: its pages, and what search engines and the host read besides them. */
export async function finishSite(
  company: NonNullable<Queries.SiteToFinishQuery['company']>,
  pages: PagePlan[],
): Promise<void> {
  const folder = path.resolve('public');
  await checkPictures(folder);
  await finishPages(folder);
  await writeFile(path.join(folder, 'robots.txt'), robotsTxt(company));
  // The adapter adds its own rules after these.
  await writeFile(path.join(folder, '_redirects'), redirectRules(pages, company.siteState));
}
