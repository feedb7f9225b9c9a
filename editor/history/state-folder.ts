import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasCode, isInside, replaceFile } from './files';
import { type Report } from './problem';

/** Each save has a folder here: `state.json`, and the files as they were before it in `files/`. */
export const historyFolder = '.edit-history';

/** What `state.json` says about a file; without a checksum, the file did not exist. */
const keptFile = z.object({ file: z.string().refine(isInside), sha256: z.string().nullable() });

const stateFile = z.object({
  time: z.iso.datetime(),
  summary: z.string(),
  files: z.array(keptFile),
});

/** The content of `state.json`. */
export type StateFile = z.infer<typeof stateFile>;

/** A save that the history holds. */
export interface KeptState extends StateFile {
  id: string;
}

const idPattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Whether a text is the name of a save's folder: its time, so that names sort by time. */
export const isId = (text: string): boolean => idPattern.test(text);

/** The folder of a save. */
export const folderOf = (root: string, id: string): string => path.join(root, historyFolder, id);

/** Tells whether a kept content is whole. */
export const checksum = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** @returns the names of the saves' folders, newest first */
export async function stateIds(root: string): Promise<string[]> {
  try {
    const names = await readdir(path.join(root, historyFolder));
    return names.filter(isId).toSorted().toReversed();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Writes what is known about a save. */
export function writeState(root: string, { id, ...state }: KeptState): Promise<void> {
  const content = `${JSON.stringify(state, null, 2)}\n`;
  return replaceFile(path.join(folderOf(root, id), 'state.json'), content);
}

/** Reads what is known about a save; fails if its folder is damaged. */
export async function readState(root: string, id: string): Promise<KeptState> {
  const content = await readFile(path.join(folderOf(root, id), 'state.json'), 'utf8');
  return { id, ...stateFile.parse(JSON.parse(content)) };
}

/** @returns all saves, newest first, without those whose folder is damaged */
export async function readStates(root: string, report: Report): Promise<KeptState[]> {
  const states: KeptState[] = [];
  for (const id of await stateIds(root)) {
    const state = await readState(root, id).catch(() => undefined);
    if (state) states.push(state);
    else {
      const place = `${historyFolder}/${id}`;
      report({
        fr: `L’état gardé dans « ${place} » est abîmé : il est ignoré. Vous pouvez supprimer ce dossier.`,
        en: `The state kept in “${place}” is damaged and is ignored. You can delete this folder.`,
      });
    }
  }
  return states;
}
