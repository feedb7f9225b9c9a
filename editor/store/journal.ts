import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Refusal, type Bilingual } from '../bilingual';
import {
  type FileChange,
  historyFolder,
  isSame,
  placeOf,
  putFile,
  readIfThere,
  replaceFile,
  moveOver,
} from './files';

/**
 * The saves, each whole in one file: `.edit-history/000007.json`. While its files are being written it is
 * `000007.pending.json`, so that the next start knows of a save that was cut off.
 */

/** How many saves are kept. */
const mostEntries = 50;

/** The content of a file, as text or, if it is none, in base 64; `null` if the file does not exist. */
const kept = z.union([z.object({ text: z.string() }), z.object({ bytes: z.string() }), z.null()]);

const entryShape = z.object({
  time: z.iso.datetime(),
  summary: z.string(),
  changes: z.array(z.string()),
  files: z.array(z.object({ file: z.string(), before: kept, after: kept })),
});

/** A save. */
export interface Entry {
  /** `000007`: a later save has a greater one. */
  id: string;
  /** When it was saved, in ISO 8601. */
  time: string;
  /** What it changed, in words: the documents, and the fields. */
  summary: string;
  changes: string[];
  files: FileChange[];
}

function toKept(content: Buffer | null): z.infer<typeof kept> {
  const text = content?.toString();
  if (!content || text === undefined) return null;
  return Buffer.from(text).equals(content) ? { text } : { bytes: content.toString('base64') };
}

function fromKept(content: z.infer<typeof kept>): Buffer | null {
  if (!content) return null;
  return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.bytes, 'base64');
}

const placeIn = (root: string, id: string, isPending = false) =>
  path.join(root, historyFolder, `${id}${isPending ? '.pending' : ''}.json`);

const namesIn = (root: string) => readdir(path.join(root, historyFolder)).catch((): string[] => []);

/** @returns a save; undefined if its file cannot be read */
async function readEntry(root: string, id: string, isPending = false): Promise<Entry | undefined> {
  try {
    const content = JSON.parse(await readFile(placeIn(root, id, isPending), 'utf8')) as unknown;
    const { files, ...entry } = entryShape.parse(content);
    const changes = files.map(({ file, before, after }) => {
      placeOf(root, file);
      return { file, before: fromKept(before), after: fromKept(after) };
    });
    return { id, ...entry, files: changes };
  } catch {
    return undefined;
  }
}

const idsAmong = (names: string[], pattern: RegExp) =>
  names.flatMap((name) => pattern.exec(name)?.[1] ?? []).toSorted();

/** @returns the saves, newest first */
export async function entries(root: string): Promise<Entry[]> {
  const ids = idsAmong(await namesIn(root), /^(\d{6})\.json$/).toReversed();
  const found = await Promise.all(ids.map((id) => readEntry(root, id)));
  return found.filter((entry) => entry !== undefined);
}

/** Puts files back. @returns those that could not be */
async function putBack(root: string, changes: FileChange[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { file, before } of changes.toReversed())
    await putFile(root, file, before).catch(() => lost.push(file));
  return lost;
}

function notWritten(file: string, lost: string[], cause: unknown): Refusal {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const names = lost.join(', ');
  const [fr, en] = names
    ? [
        `Ces fichiers sont déjà changés et n’ont pas pu être remis : ${names}. Le prochain démarrage de l’éditeur les remettra.`,
        `These files are already changed and could not be put back: ${names}. The next start of the editor puts them back.`,
      ]
    : ['Rien n’a été changé.', 'Nothing was changed.'];
  return new Refusal(
    {
      fr: `«\u00a0${file}\u00a0» n’a pas pu être écrit. ${fr} (${reason})`,
      en: `“${file}” could not be written. ${en} (${reason})`,
    },
    507,
  );
}

async function dropOld(root: string): Promise<void> {
  const ids = idsAmong(await namesIn(root), /^(\d{6})\.json$/).slice(0, -mostEntries);
  await Promise.all(ids.map((id) => rm(placeIn(root, id), { force: true })));
}

/**
 * Writes the files of a save: first what they were and what they become, then the files, then that it is done.
 *
 * @throws {Refusal} if a file cannot be written; those before it are put back
 */
export async function writeEntry(
  root: string,
  { files, ...entry }: Omit<Entry, 'id' | 'time'>,
): Promise<void> {
  files.forEach(({ file }) => placeOf(root, file));
  const last = idsAmong(await namesIn(root), /^(\d{6})(?:\.pending)?\.json$/).at(-1) ?? '0';
  const id = String(Number(last) + 1).padStart(6, '0');
  const pending = placeIn(root, id, true);
  const content = files.map(({ file, before, after }) => {
    return { file, before: toKept(before), after: toKept(after) };
  });
  const whole = { time: new Date().toISOString(), ...entry, files: content };
  await replaceFile(root, pending, JSON.stringify(whole)).catch((cause: unknown) => {
    throw notWritten(historyFolder, [], cause);
  });
  for (const [index, { file, after }] of files.entries())
    await putFile(root, file, after).catch(async (cause: unknown) => {
      const lost = await putBack(root, files.slice(0, index));
      if (lost.length === 0) await rm(pending, { force: true });
      throw notWritten(file, lost, cause);
    });
  await moveOver(pending, placeIn(root, id));
  await dropOld(root).catch(() => undefined);
}

/** Ends a save that was cut off. @returns what was done about it */
async function endPending(root: string, id: string): Promise<Bilingual | undefined> {
  const entry = await readEntry(root, id, true);
  if (!entry) {
    await rm(placeIn(root, id, true), { force: true });
    return undefined;
  }
  const { summary, files } = entry;
  const now = await Promise.all(files.map(({ file }) => readIfThere(placeOf(root, file))));
  const isWritten = files.map(({ after }, index) => isSame(now[index] ?? null, after));
  if (isWritten.every(Boolean)) {
    await moveOver(placeIn(root, id, true), placeIn(root, id));
    return {
      fr: `L’éditeur s’est arrêté à la fin d’un enregistrement (${summary}). Tout est enregistré.`,
      en: `The editor stopped at the end of a save (${summary}). All of it is saved.`,
    };
  }
  // A file that is neither what it was nor what it should become was changed since, by somebody else.
  const own = files.filter((_, index) => isWritten[index]);
  const lost = await putBack(root, own);
  if (lost.length === 0) await rm(placeIn(root, id, true), { force: true });
  return {
    fr: `L’éditeur s’est arrêté au milieu d’un enregistrement (${summary}). Tout est comme avant cet enregistrement\u202f; votre brouillon vous sera proposé.`,
    en: `The editor stopped in the middle of a save (${summary}). Everything is as before that save; your draft will be offered to you.`,
  };
}

/** Ends what an editor that was cut off has left, before anything else is done. @returns what the owner should know */
export async function recover(root: string): Promise<Bilingual[]> {
  const names = await namesIn(root);
  if (names.length === 0) return [];
  await mkdir(path.join(root, historyFolder), { recursive: true });
  const said: Bilingual[] = [];
  for (const id of idsAmong(names, /^(\d{6})\.pending\.json$/).toReversed())
    said.push(...[await endPending(root, id)].filter((each) => each !== undefined));
  for (const name of names.filter((each) => each.endsWith('.tmp')))
    await rm(path.join(root, historyFolder, name), { force: true });
  return said;
}

/**
 * What brings the files back to how they were before a save: it, and all that came later, are undone.
 *
 * @returns the changes, and the saves that are undone, newest first
 * @throws {Refusal} if there is no such save, or if a file was changed outside since
 */
export async function changesBefore(root: string, id: string) {
  const all = await entries(root);
  const last = all.findIndex((entry) => entry.id === id);
  if (last < 0)
    throw new Refusal(
      {
        fr: 'Cet enregistrement n’est plus gardé. Choisissez-en un autre.',
        en: 'This save is no longer kept. Choose another one.',
      },
      409,
    );
  const undone = all.slice(0, last + 1);
  const contents = new Map<string, { before: Buffer | null; after: Buffer | null }>();
  for (const { files } of undone)
    for (const { file, before, after } of files) {
      const onDisk = contents.has(file) ? null : await readIfThere(placeOf(root, file));
      const known = contents.get(file) ?? { before: onDisk, after: onDisk };
      if (!isSame(known.after, after))
        throw new Refusal(
          {
            fr: `«\u00a0${file}\u00a0» a été modifié en dehors de l’éditeur depuis cet enregistrement. Rien n’a été changé.`,
            en: `“${file}” was changed outside the editor since that save. Nothing was changed.`,
          },
          409,
        );
      contents.set(file, { before: known.before, after: before });
    }
  const changes = [...contents].filter(([, { before, after }]) => !isSame(before, after));
  return { undone, changes: changes.map(([file, change]): FileChange => ({ file, ...change })) };
}
