import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';
import { Refusal } from '../bilingual';

/** How long a file that another program holds open is waited for, in ms. Windows moves nothing over such a file. */
const pauses = [50, 100, 150];

const hasCode = (error: unknown, codes: string[]) =>
  types.isNativeError(error) && 'code' in error && codes.includes(String(error.code));

/** Moves a file or a folder over another, in one step. */
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

/** What is done to a file. */
export interface FileChange {
  /** Its path from the project's root, with slashes: `data/company.json`. */
  file: string;
  /** Its content before; `null` if it did not exist. */
  before: Buffer | null;
  /** Its content after; `null` if it is deleted. */
  after: Buffer | null;
}

/** Where files are written before they are moved into place, as the preview watches their own folders. */
export const draftFolder = '.edit';

/** The longest name of a file, in characters: file systems take 255 bytes. */
const longestName = 200;

/**
 * Where a file is on disk.
 *
 * @param file its path from the project's root, with slashes
 * @throws {Refusal} if it leads out of `data/` and `locales/`, or has too long a name
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

/** Writes a file in one step: it has either its old or its new content, even after a power cut. */
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

/** Gives a file of the project a content; `null` deletes it. */
export async function putFile(root: string, file: string, content: Buffer | null): Promise<void> {
  const place = placeOf(root, file);
  await (content ? replaceFile(root, place, content) : rm(place, { force: true }));
}

/** Whether two contents are the same; `null` stands for a file that does not exist. */
export const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one && other ? one.equals(other) : one === other;
