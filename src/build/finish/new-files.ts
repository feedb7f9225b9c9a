import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether a folder or one below it has a file with this ending, written since a time (ms since 1970). */
export async function hasNewFile(folder: string, ending: string, since: number): Promise<boolean> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith(ending),
  );
  const stats = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return stats.some(({ mtimeMs }) => mtimeMs >= since);
}
