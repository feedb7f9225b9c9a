import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer } from './answer';

/** The files of the editor's page. */
export interface Page {
  /** The page's own files, by their address. */
  files: Record<string, Uint8Array>;
  /** The folder with the bundled editor, which is at `/cms/`. */
  editor: string;
}

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** A file of the editor's page; undefined for any other address. */
export async function pageFile(page: Page, pathname: string): Promise<Answer | undefined> {
  const [, inEditor] = /^\/cms\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(pathname) ?? [];
  const body = inEditor
    ? await readFile(path.join(page.editor, inEditor)).catch(() => undefined)
    : page.files[pathname];
  const type = types[path.extname(pathname)];
  return body && type ? { type, body } : undefined;
}
