import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readSource, type Source } from '../src/content/read';

/** The content as the editor's page reads it, at `/admin/content.json`. */
export interface Content extends Source {
  /** When each file was last changed, ms since 1970, by its path. A draft that is older is dropped. */
  modified: Record<string, number>;
  /** The folder that is edited; on the host there is none. */
  local?: {
    name: string;
    /** The text of the file `markFile` in this folder. */
    mark: string;
  };
}

/** Reads the content of a project. */
export async function readContent(root: string): Promise<Content> {
  const folders = ['data', 'locales'].map(async (folder) => {
    const names = await readdir(path.join(root, folder), { recursive: true });
    const files = names.filter((name) => name.endsWith('.json'));
    return files.map((name) => path.join(folder, name));
  });
  const files = (await Promise.all(folders)).flat();
  const times = files.map(async (file) => {
    const { mtimeMs } = await stat(path.join(root, file)).catch(() => ({ mtimeMs: 0 }));
    return [file.replaceAll(path.sep, '/'), mtimeMs] as const;
  });
  return { ...(await readSource(root)), modified: Object.fromEntries(await Promise.all(times)) };
}
