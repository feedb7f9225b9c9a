import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkAvifEffort, makeAvifQuickly } from './avif-effort';
import { keepPictures } from './build-cache';
import { moved } from './moved';

/** Changes to Gatsby, at the start of a command and after a build. */

/** Texts in Gatsby's scripts that code for the browser relies on. */
const expected = [
  [
    'src/i18n/useLanguage.ts',
    'gatsby/cache-dir/production-app.js',
    'window.___loader = publicLoader',
  ],
  ['src/i18n/useLanguage.ts', 'gatsby/cache-dir/loader.js', 'loadPage:'],
  ['src/layout/Layout.scss', 'gatsby/cache-dir/route-announcer-props.js', 'id: `gatsby-announcer`'],
] as const;

/** Throws if a script, which `read` returns by its path in `node_modules`, lacks a text that ours rely on. */
export function checkBrowserInternals(read: (script: string) => string): void {
  for (const [file, script, text] of expected)
    if (!read(script).includes(text)) throw moved(file, `${script} has no "${text}"`);
}

const startedAt = Date.now();

/** Speeds up pictures and second builds. Throws if the internals that this relies on have changed. */
export function prepareGatsby({ store }: ParentSpanPluginArgs): void {
  checkBrowserInternals((script) => readFileSync(path.resolve('node_modules', script), 'utf8'));
  makeAvifQuickly();
  if (process.env.NODE_ENV === 'production') keepPictures(store);
}

/** Whether a folder or a subfolder has a file with this extension, written since a time (ms since 1970). */
export async function hasNewFile(folder: string, ending: string, since: number): Promise<boolean> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith(ending),
  );
  const stats = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return stats.some(({ mtimeMs }) => mtimeMs >= since);
}

/** Throws if the pictures of a built site were made without our effort. */
export async function checkPictures(folder: string): Promise<void> {
  checkAvifEffort(await hasNewFile(path.join(folder, 'static'), '.avif', startedAt));
}
