import { build } from 'esbuild';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Makes the files of the editor's page. They stay out of the site: it has a server of its own. */

const packageFolder = path.join('node_modules', '@sveltia', 'cms');
const cache = path.join('node_modules', '.cache', 'edit');

const packageVersion = async () =>
  (
    JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** The name by which the page imports the bundled editor. */
const bundled = '/cms/cms.js';

/** Bundles the editor; its scripts look for their assets in a folder beside them. */
async function bundleEditor(root: string, folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await build({
    entryPoints: { cms: path.join(root, packageFolder, 'npm', 'index.js') },
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    outdir: draft,
    loader: { '.png': 'file' },
    logLevel: 'error',
  });
  await cp(path.join(root, packageFolder, 'npm', 'assets'), path.join(draft, 'assets'), {
    recursive: true,
  });
  await rename(draft, folder);
}

async function bundlePage(root: string, folder: string): Promise<void> {
  const page = path.join(root, 'editor', 'page');
  await mkdir(folder, { recursive: true });
  for (const name of ['index.html', 'page.css'])
    await cp(path.join(page, name), path.join(folder, name));
  await cp(path.join(root, 'static', 'favicon.svg'), path.join(folder, 'favicon.svg'));
  await build({
    entryPoints: [path.join(page, 'page.ts')],
    bundle: true,
    format: 'esm',
    outdir: folder,
    logLevel: 'error',
    alias: { '@sveltia/cms': bundled },
    external: [bundled],
  });
}

/**
 * Makes the page's files; the editor itself once for each of its versions, which takes some seconds.
 *
 * @param say is told before that
 * @returns the folder to serve
 */
export async function bundle(root: string, say: () => void): Promise<string> {
  const folder = path.join(root, cache, await packageVersion());
  const editor = path.join(folder, 'cms');
  await bundlePage(root, folder);
  if (!existsSync(editor)) {
    say();
    await bundleEditor(root, editor);
  }
  return folder;
}
