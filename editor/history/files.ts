import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';
import { HistoryProblem } from './problem';

/** Whether a path with slashes stays in the folder that it starts from. */
export function isInside(file: string): boolean {
  const parts = file.split('/');
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPlain && !/[\\:\0]/.test(file);
}

/**
 * Where a file is on disk.
 *
 * @param file its path from the folder, with slashes
 */
export function placeOf(folder: string, file: string): string {
  if (isInside(file)) return path.join(folder, file);
  throw new HistoryProblem(
    {
      fr: `« ${file} » n’est pas un fichier du site.`,
      en: `“${file}” is not a file of the site.`,
    },
    { file },
  );
}

/** Whether an error of the file system has a code, such as `ENOENT` for a file that does not exist. */
export function hasCode(error: unknown, code: string): boolean {
  return types.isNativeError(error) && 'code' in error && error.code === code;
}

/** @returns the content of a file, or `null` if it does not exist */
export async function readIfThere(place: string): Promise<Buffer | null> {
  try {
    return await readFile(place);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Writes a file in one step: it has either its old or its new content, even after a power cut.
 *
 * @param drafts the folder of its draft, on the same disk; without it, the file's own
 */
export async function replaceFile(
  place: string,
  content: Buffer | string,
  drafts = path.dirname(place),
): Promise<void> {
  const temporary = path.join(drafts, `.${path.basename(place)}.${randomUUID()}.tmp`);
  await mkdir(path.dirname(place), { recursive: true });
  await mkdir(drafts, { recursive: true });
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, place);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
