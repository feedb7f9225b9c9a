import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';
import { Refusal } from '../bilingual';

/** Pauses before retries while another program holds a file open, in ms. Windows cannot replace such a file. */
const pauses = [50, 100, 150];

const hasCode = (error: unknown, codes: string[]) =>
  types.isNativeError(error) && 'code' in error && codes.includes(String(error.code));

/** Replaces a file or folder in one step. */
export async function moveOver(from: string, to: string): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (pause === undefined || !hasCode(error, ['EPERM', 'EBUSY', 'EACCES'])) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A change of a file. */
export interface FileChange {
  /** Its path from the project's root, with slashes: `data/company.json`. */
  file: string;
  /** Its content before; `null` if it did not exist. */
  before: Buffer | null;
  /** Its content after; `null` if it is deleted. */
  after: Buffer | null;
}

/** Folder for temporary files before they are moved into place, as the preview watches the content's folders. */
export const draftFolder = '.edit';

/** Maximum length of a file name, in characters: file systems allow 255 bytes. */
const longestName = 200;

/**
 * The path of a file on disk.
 *
 * @param file its path from the project's root, with slashes
 * @throws {Refusal} if it is outside `data/` and `locales/`, or its name is too long
 */
export function placeOf(root: string, file: string): string {
  const [folder = '', ...parts] = file.split('/');
  const isPlain =
    parts.length > 0 &&
    parts.every((part) => !['', '.', '..'].includes(part) && part.length <= longestName);
  if (['data', 'locales'].includes(folder) && isPlain && !/[\\:\0]/.test(file))
    return path.join(root, file);
  throw new Refusal({
    fr: `«\u00a0${file}\u00a0» n’est pas un fichier du site.`,
    en: `“${file}” is not a file of the site.`,
  });
}

/** @returns the content of a file, or `null` if it does not exist */
export const readIfThere = (place: string): Promise<Buffer | null> =>
  readFile(place).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT'])) return null;
    throw error;
  });

/** Writes a file atomically: it has either its old or its new content, even after a power cut. */
export async function replaceFile(
  root: string,
  place: string,
  content: Buffer | string,
): Promise<void> {
  const draft = path.join(root, draftFolder, `${randomUUID()}.tmp`);
  await mkdir(path.dirname(place), { recursive: true });
  await mkdir(path.dirname(draft), { recursive: true });
  try {
    await writeFile(draft, content, { flush: true });
    await moveOver(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a file of the project; `null` deletes it. */
export async function putFile(root: string, file: string, content: Buffer | null): Promise<void> {
  const place = placeOf(root, file);
  await (content ? replaceFile(root, place, content) : rm(place, { force: true }));
}

/** Whether two contents are equal; `null` stands for a missing file. */
export const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one && other ? one.equals(other) : one === other;
