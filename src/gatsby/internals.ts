import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkAvifEffort, makeAvifQuickly } from './avif-effort';
import { keepPictures } from './build-cache';
import { moved } from './moved';

/** What the site changes about Gatsby, at the start of a command and after a build. */

/** What the browser's code leans on: a text in a script of Gatsby. */
const expected = [
  [
    'src/i18n/useLanguage.ts',
    'gatsby/cache-dir/production-app.js',
    'window.___loader = publicLoader',
  ],
  ['src/i18n/useLanguage.ts', 'gatsby/cache-dir/loader.js', 'loadPage:'],
  ['src/layout/Layout.scss', 'gatsby/cache-dir/route-announcer-props.js', 'id: `gatsby-announcer`'],
] as const;

/** Throws if one of these scripts, which `read` gives by its path in `node_modules`, lacks what ours reach for. */
export function checkBrowserInternals(read: (script: string) => string): void {
  for (const [file, script, text] of expected)
    if (!read(script).includes(text)) throw moved(file, `${script} has no "${text}"`);
}

const startedAt = Date.now();

/** Quick pictures and a quick second build. Throws if what this leans on has moved. */
export function prepareGatsby({ store }: ParentSpanPluginArgs): void {
  checkBrowserInternals((script) => readFileSync(path.resolve('node_modules', script), 'utf8'));
  makeAvifQuickly();
  if (process.env.NODE_ENV === 'production') keepPictures(store);
}

/** Whether a folder or one below it has a file with this ending, written since a time (ms since 1970). */
export async function hasNewFile(folder: string, ending: string, since: number): Promise<boolean> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith(ending),
  );
  const stats = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return stats.some(({ mtimeMs }) => mtimeMs >= since);
}

/** Throws if the pictures of a built site were not made quickly. */
export async function checkPictures(folder: string): Promise<void> {
  checkAvifEffort(await hasNewFile(path.join(folder, 'static'), '.avif', startedAt));
}
