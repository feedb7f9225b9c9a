import path from 'node:path';
import { placeOf, readIfThere } from './files';
import { HistoryProblem } from './problem';
import { checksum, folderOf, isId, type KeptState, readState } from './state-folder';
import type { FileChange } from './write-files';

async function stateOf(root: string, id: string): Promise<KeptState> {
  try {
    if (isId(id)) return await readState(root, id);
  } catch {
    // Reported like an unknown save.
  }
  throw new HistoryProblem({
    fr: 'Cet état n’est plus gardé, ou il est abîmé. Choisissez-en un autre.',
    en: 'This state is no longer kept, or it is damaged. Choose another one.',
  });
}

async function keptContent(place: string, { file, sha256 }: KeptState['files'][number]) {
  if (sha256 === null) return null;
  const content = await readIfThere(placeOf(place, file));
  if (content && checksum(content) === sha256) return content;
  throw new HistoryProblem(
    {
      fr: `L’état gardé du fichier « ${file} » est abîmé : rien n’a été changé. Choisissez un autre état.`,
      en: `The kept state of the file “${file}” is damaged: nothing was changed. Choose another state.`,
    },
    { file },
  );
}

const isSame = (before: Buffer | null, after: Buffer | null) =>
  before && after ? before.equals(after) : before === after;

/**
 * What brings the files of a save back to how they were before it. Check it and write it as another save, so that it
 * can itself be undone.
 *
 * @returns the files that differ from the disk; empty if all are already so
 * @throws HistoryProblem if the state is not there or is damaged
 */
export async function changesToRestore(root: string, id: string): Promise<FileChange[]> {
  const { files } = await stateOf(root, id);
  const changes: FileChange[] = [];
  for (const kept of files) {
    const after = await keptContent(path.join(folderOf(root, id), 'files'), kept);
    const before = await readIfThere(placeOf(root, kept.file));
    if (!isSame(before, after)) changes.push({ file: kept.file, before, after });
  }
  return changes;
}
