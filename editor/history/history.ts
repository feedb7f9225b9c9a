import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dropOldStates } from './drop-old';
import { hasCode, placeOf, replaceFile } from './files';
import { HistoryProblem, printProblem, problemOf } from './problem';
import * as folder from './state-folder';
import type { FileChange } from './write-files';

/** A save whose files can be brought back to how they were before it. */
export interface SavedState {
  /** Made from the time: a later save has a greater id. */
  id: string;

  /** When it was saved, in ISO 8601. */
  time: string;

  /** What the save changed, in words. */
  summary: string;

  /** Paths from the project's root. */
  files: string[];
}

const toSavedState = ({ id, time, summary, files }: folder.KeptState): SavedState => ({
  id,
  time,
  summary,
  files: files.map(({ file }) => file),
});

const idOf = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-');

const timeOf = (id: string) =>
  new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'));

/** Makes the folder of a save. Its id is greater than all others, even if the clock was set back. */
async function makeFolder(root: string, now: Date): Promise<string> {
  await mkdir(path.join(root, folder.historyFolder), { recursive: true });
  const [newest] = await folder.stateIds(root);
  const after = newest === undefined ? 0 : timeOf(newest).getTime() + 1;
  const id = idOf(new Date(Math.max(now.getTime(), after)));
  try {
    await mkdir(folder.folderOf(root, id));
    return id;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return makeFolder(root, now);
    throw error;
  }
}

async function fillFolder(root: string, id: string, changes: FileChange[]) {
  const files: folder.KeptState['files'] = [];
  for (const { file, before } of changes) {
    const place = placeOf(path.join(folder.folderOf(root, id), 'files'), file);
    if (before) await replaceFile(place, before);
    files.push({ file, sha256: before && folder.checksum(before) });
  }
  return files;
}

async function keep(root: string, changes: FileChange[], summary: string, now: Date) {
  const id = await makeFolder(root, now);
  try {
    const files = await fillFolder(root, id, changes);
    const state: folder.KeptState = { id, time: now.toISOString(), summary, files };
    await folder.writeState(root, state);
    return toSavedState(state);
  } catch (error) {
    await rm(folder.folderOf(root, id), { recursive: true, force: true });
    throw error;
  }
}

/**
 * Keeps the states before a save. Call it before the save is written; if it fails, do not write.
 *
 * @param summary what the save changes, in words
 * @returns the save, for `changesToRestore`
 */
export async function keepStates(
  root: string,
  changes: FileChange[],
  summary: string,
  now: Date,
  report = printProblem,
): Promise<SavedState> {
  const state = await keep(root, changes, summary, now).catch((cause: unknown) => {
    if (cause instanceof HistoryProblem) throw cause;
    throw problemOf(cause, {
      fr: 'L’état actuel n’a pas pu être gardé : rien n’a été enregistré.',
      en: 'The current state could not be kept: nothing was saved.',
    });
  });
  await dropOldStates(root, () => {}).catch((cause: unknown) =>
    report(
      problemOf(cause, {
        fr: 'Les anciens états n’ont pas pu être supprimés.',
        en: 'The old states could not be dropped.',
      }).words,
    ),
  );
  return state;
}

/**
 * @param report called for each save that cannot be read; it is left out
 * @returns all saves, newest first
 */
export async function listStates(root: string, report = printProblem): Promise<SavedState[]> {
  try {
    return (await folder.readStates(root, report)).map(toSavedState);
  } catch (cause) {
    report(
      problemOf(cause, {
        fr: `Le dossier « ${folder.historyFolder} » n’a pas pu être lu.`,
        en: `The folder “${folder.historyFolder}” could not be read.`,
      }).words,
    );
    return [];
  }
}
