import { build } from 'esbuild';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { moveOver } from './store/files';
import type { Page } from './server/server';

/** Bundles the files of the editor's page. They are not part of the site: the editor has its own server. */

const packageFolder = path.join('node_modules', '@sveltia', 'cms');

/** Path from which the page imports the bundled editor. */
const bundled = '/cms/cms.js';

async function packageVersion(root: string): Promise<string> {
  const text = await readFile(path.join(root, packageFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Bundles scripts with the CMS, which expects its assets in a folder beside them.
 *
 * @param entryPoints file of each script, by its name
 * @param folder output folder
 */
export async function bundleCms(
  root: string,
  entryPoints: Record<string, string>,
  folder: string,
): Promise<void> {
  await build({
    entryPoints,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    outdir: folder,
    loader: { '.png': 'file' },
    define: { 'process.env': '{}' },
    external: ['@shikijs/langs/*'], // for code highlighting, which no field uses
    logLevel: 'error',
  });
  await cp(path.join(root, packageFolder, 'npm', 'assets'), path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
}

/** Bundles the CMS for the local editor and moves it into place in one step, as two starts may do so at once. */
async function bundleEditor(root: string, folder: string): Promise<void> {
  const draft = `${folder}-${randomUUID()}`;
  const cms = path.join(root, packageFolder, 'npm', 'index.js');
  await bundleCms(root, { cms }, draft);
  await moveOver(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error; // Otherwise another start has just created it.
  });
}

async function bundlePage(root: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'editor', 'page', 'page.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    alias: { '@sveltia/cms': bundled },
    external: [bundled],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/**
 * Bundles the page's files. The editor is bundled once per version, which takes some seconds.
 *
 * @param say called before the editor is bundled
 */
export async function bundle(root: string, say: () => void): Promise<Page> {
  const version = await packageVersion(root);
  const editor = path.join(root, 'node_modules', '.cache', 'edit', `cms-${version}`);
  if (!existsSync(editor)) {
    say();
    await bundleEditor(root, editor);
  }
  const fileIn = (...parts: string[]) => readFile(path.join(root, ...parts));
  return {
    editor,
    files: {
      '/': await fileIn('editor', 'page', 'index.html'),
      '/page.css': await fileIn('editor', 'page', 'page.css'),
      '/cms.css': await fileIn('editor', 'page', 'cms.css'),
      '/page.js': await bundlePage(root),
      '/favicon.svg': await fileIn('static', 'favicon.svg'),
    },
  };
}
