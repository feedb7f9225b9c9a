import { test as base, expect, type Browser } from '@playwright/test';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../editor/bundle';
import { createEditorServer } from '../../editor/server/server';
import { Store } from '../../editor/store/store';
import { sitePort } from '../../tools/ports.mjs';
import { root as project } from './project-copy';
import { Editor } from './editor-page';

const site = `http://localhost:${sitePort()}`;
const viewport = { width: 1600, height: 1000 };

async function copyOfContent(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'edited-'));
  for (const folder of ['data', 'locales'])
    await cp(path.join(project, folder), path.join(copy, folder), { recursive: true });
  await symlink(path.join(project, 'src'), path.join(copy, 'src'), 'junction');
  return copy;
}

/** Starts the editor's server on a folder, on a free port. */
async function serve(root: string, preview: string) {
  const page = await bundle(project, () => undefined);
  const store = await Store.open(root);
  const server = { host: '', token: 'token', store, page, preview };
  const http = createEditorServer(server);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  server.host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  const stop = () => {
    http.closeAllConnections();
    http.close();
  };
  return { address: `http://${server.host}/?token=${server.token}`, stop };
}

/**
 * Works with the editor on a folder.
 *
 * @param root with `data/`, `locales/` and `src/`
 */
export async function withEditor(
  browser: Browser,
  root: string,
  work: (editor: Editor) => Promise<void>,
): Promise<void> {
  const { address, stop } = await serve(root, site);
  const context = await browser.newContext({ locale: 'fr-CH', viewport });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await work(new Editor(page, root, address));
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    stop();
  }
}

/** A test with the editor, which the tests of a file share: they run in turn. The built site stands for the preview. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({ browser }, use) => {
      const root = await copyOfContent();
      try {
        await withEditor(browser, root, use);
      } finally {
        await rm(root, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
});

export { expect };
