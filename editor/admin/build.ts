import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSource } from '../../src/content/read';
import { bundleCms } from '../bundle';

/**
 * Writes the editor for the host: its page, the CMS, and the content that its forms are built from.
 *
 * @param root the project
 * @param folder the built site
 */
export async function buildAdmin(root: string, folder: string): Promise<void> {
  const admin = path.join(folder, 'admin');
  const own = (...parts: string[]) => path.join(root, 'editor', ...parts);
  await bundleCms(root, { page: own('admin', 'page.ts') }, admin);
  await cp(own('admin', 'index.html'), path.join(admin, 'index.html'));
  await cp(own('page', 'cms.css'), path.join(admin, 'cms.css'));
  await writeFile(path.join(admin, 'content.json'), JSON.stringify(await readSource(root)));
}
