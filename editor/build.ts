import { build, type Plugin } from 'esbuild';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSource } from '../src/content/read';
import cmsTexts from './labels/cms.json';

/** Texts of the CMS that its own file of a language lacks, or says in a way that does not fit here. */
const withOwnTexts: Plugin = {
  name: 'texts of the CMS',
  setup(bundle) {
    bundle.onLoad(
      { filter: /@sveltia[/\\]cms[/\\]locales[/\\](?:fr|en-GB)\.json$/ },
      async ({ path: file }) => {
        const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
        for (const [key, text] of Object.entries(cmsTexts[path.basename(file, '.json') as 'fr'])) {
          const [last = '', ...groups] = key.split('.').toReversed();
          let group = texts;
          for (const name of groups.toReversed())
            group = (group[name] ??= {}) as Record<string, unknown>;
          group[last] = text;
        }
        return { contents: JSON.stringify(texts), loader: 'json' };
      },
    );
  },
};

/**
 * Writes the editor's page into a folder, below `admin/`.
 *
 * @param root the project
 */
export async function buildPage(root: string, folder: string): Promise<void> {
  const admin = path.join(folder, 'admin');
  const own = (name: string) => path.join(root, 'editor', 'page', name);
  await build({
    entryPoints: [own('page.ts')],
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    outdir: admin,
    loader: { '.png': 'file' },
    define: { 'process.env': '{}' },
    external: ['@shikijs/langs/*'], // for code highlighting, which no field uses
    plugins: [withOwnTexts],
    logLevel: 'error',
  });
  // The CMS expects its assets in a folder beside it.
  const assets = path.join(root, 'node_modules', '@sveltia', 'cms', 'npm', 'assets');
  const isShipped = (file: string) => !file.endsWith('.map');
  await cp(assets, path.join(admin, 'assets'), { recursive: true, filter: isShipped });
  for (const name of ['index.html', 'page.css']) await cp(own(name), path.join(admin, name));
}

/**
 * Writes the editor for the host: its page, and the content that the site is built from.
 *
 * @param root the project
 * @param folder the built site
 */
export async function buildAdmin(root: string, folder: string): Promise<void> {
  await buildPage(root, folder);
  const content = JSON.stringify(await readSource(root));
  await writeFile(path.join(folder, 'admin', 'content.json'), content);
}
