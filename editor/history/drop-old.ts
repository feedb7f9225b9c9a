import { rm } from 'node:fs/promises';
import path from 'node:path';
import { placeOf } from './files';
import { type Report } from './problem';
import { folderOf, type KeptState, readStates, writeState } from './state-folder';

/** How many states of each file are kept. */
const statesPerFile = 20;

/** Keeps only some files of a save. */
async function keepOnly(root: string, state: KeptState, files: KeptState['files']): Promise<void> {
  const folder = folderOf(root, state.id);
  if (files.length === 0) return rm(folder, { recursive: true, force: true });
  await writeState(root, { ...state, files });
  for (const each of state.files.filter((file) => !files.includes(file))) {
    await rm(placeOf(path.join(folder, 'files'), each.file), { force: true });
  }
}

/** Drops what is older than the last twenty states of each file. */
export async function dropOldStates(root: string, report: Report): Promise<void> {
  const counts = new Map<string, number>();
  for (const state of await readStates(root, report)) {
    const recent = state.files.filter(({ file }) => {
      const count = (counts.get(file) ?? 0) + 1;
      counts.set(file, count);
      return count <= statesPerFile;
    });
    if (recent.length < state.files.length) await keepOnly(root, state, recent);
  }
}
