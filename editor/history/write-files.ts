import { rm } from 'node:fs/promises';
import path from 'node:path';
import { placeOf, replaceFile } from './files';
import { type HistoryProblem, problemOf } from './problem';
import { historyFolder } from './state-folder';

/** What a save does to a file. */
export interface FileChange {
  /** Its path from the project's root, with slashes: `data/company.json`. */
  file: string;

  /** Its content before the save; `null` if it did not exist. */
  before: Buffer | null;

  /** Its content after the save; `null` if the save deletes it. */
  after: Buffer | null;
}

async function put(root: string, file: string, content: Buffer | null): Promise<void> {
  const place = placeOf(root, file);
  // Not beside the file: the preview watches its folder.
  const drafts = path.join(root, historyFolder);
  await (content ? replaceFile(place, content, drafts) : rm(place, { force: true }));
}

/** @returns the files that could not be put back */
async function putBack(root: string, changes: FileChange[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { file, before } of changes.toReversed()) {
    await put(root, file, before).catch(() => lost.push(file));
  }
  return lost;
}

function notWritten(file: string, lost: string[], cause: unknown): HistoryProblem {
  const names = lost.join(', ');
  const [fr, en] = names
    ? [
        `Ces fichiers sont déjà changés et n’ont pas pu être remis : ${names}.`,
        `These files are already changed and could not be put back: ${names}.`,
      ]
    : ['Rien n’a été changé.', 'Nothing was changed.'];
  return problemOf(
    cause,
    {
      fr: `Le fichier « ${file} » n’a pas pu être écrit. ${fr}`,
      en: `The file “${file}” could not be written. ${en}`,
    },
    file,
  );
}

/**
 * Writes the files of a save. If one cannot be written, those before it are put back.
 *
 * @throws HistoryProblem that names the file
 */
export async function writeFiles(root: string, changes: FileChange[]): Promise<void> {
  const written: FileChange[] = [];
  for (const change of changes) {
    try {
      await put(root, change.file, change.after);
      written.push(change);
    } catch (cause) {
      throw notWritten(change.file, await putBack(root, written), cause);
    }
  }
}
