import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Bilingual, Refusal } from '../bilingual';
import { git, gitAlone, gitBytes, GitFailure, names } from '../git';
import {
  draftFolder,
  type FileChange,
  isSame,
  placeOf,
  putFile,
  readIfThere,
  replaceFile,
} from './files';

/**
 * Saves as Git commits: each commit has the files of one save only, and earlier commits have their previous content.
 */

/** Last line of a save's message, which marks it as a save. */
export const savedBy = 'Saved-by: editor';

/** A save. */
export interface Save {
  /** The hash of its commit. */
  id: string;
  /** Time of the save, ISO 8601. */
  time: string;
  /** Description of the changes: the forms, and the fields. */
  subject: string;
  changes: string[];
}

/** Maximum number of saves listed. */
const mostSaves = 50;

const setUp = (reason: Bilingual, cause: unknown) => Object.assign(new Refusal(reason), { cause });

/**
 * Checks that Git can store saves.
 *
 * @throws {Refusal} with what to do, if Git or a repository is missing, or if Git does not know who saves
 */
export async function checkGit(root: string): Promise<void> {
  const head = await git(root, ['ls-tree', '--name-only', 'HEAD', 'data']).catch(
    (error: unknown) => {
      const isMissing = error instanceof GitFailure && error.kind === 'missing';
      throw setUp(
        isMissing
          ? {
              fr: 'Le programme Git n’est pas installé sur cet ordinateur, et l’éditeur garde vos enregistrements avec lui. Installez-le depuis https://git-scm.com, puis relancez l’éditeur.',
              en: 'The program Git is not installed on this computer, and the editor keeps your saves with it. Install it from https://git-scm.com, then start the editor again.',
            }
          : noRepository,
        error,
      );
    },
  );
  if (head === '') throw new Refusal(noRepository);
  await gitAlone(root, ['var', 'GIT_COMMITTER_IDENT']).catch((error: unknown) => {
    throw setUp(
      {
        fr: 'Git ne sait pas qui enregistre. Tapez dans le dossier du site «\u00a0git config user.name "Votre nom"\u00a0», puis «\u00a0git config user.email "votre adresse"\u00a0», et relancez l’éditeur.',
        en: 'Git does not know who saves. Type in the folder of the site “git config user.name "Your name"”, then “git config user.email "your address"”, and start the editor again.',
      },
      error,
    );
  });
}

const noRepository = {
  fr: 'Ce dossier n’est pas encore dans un dépôt Git, où l’éditeur garde vos enregistrements. Tapez dans ce dossier «\u00a0git init\u00a0», «\u00a0git add .\u00a0», puis «\u00a0git commit -m "Site"\u00a0», et relancez l’éditeur.',
  en: 'This folder is not in a Git repository yet, where the editor keeps your saves. Type in this folder “git init”, “git add .”, then “git commit -m "Site"”, and start the editor again.',
};

/** Note written before the first file of a save: the files with their previous content, as Git objects. */
const unfinished = z.array(z.object({ file: z.string(), blob: z.string().nullable() }));

const noteIn = (root: string) => path.join(root, draftFolder, 'unfinished.json');

/** Stores content as a Git object. @returns its hash, `null` for none */
async function blobOf(root: string, content: Buffer | null): Promise<string | null> {
  if (content === null) return null;
  return (await git(root, ['hash-object', '-w', '--stdin'], { input: content })).trim();
}

const contentOf = (root: string, blob: string): Promise<Buffer> =>
  gitBytes(root, ['cat-file', 'blob', blob]);

/** The content of a file in a commit; `null` if it is not in it. */
const contentIn = (root: string, commit: string, file: string): Promise<Buffer | null> =>
  contentOf(root, `${commit}:./${file}`).catch(() => null);

/** Restores files. @returns those that could not be restored */
async function putBack(root: string, changes: readonly FileChange[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { file, before } of changes)
    await putFile(root, file, before).catch(() => lost.push(file));
  return lost;
}

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** The error for a failed save, with the state of its files. */
function notSaved(cause: unknown, lost: string[]): Refusal {
  const why = isDiskFull(cause)
    ? { fr: 'Le disque est plein.', en: 'The disk is full.' }
    : {
        fr: `L’enregistrement n’a pas abouti (${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}).`,
        en: `The save did not come about (${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}).`,
      };
  const list = lost.join(', ');
  return new Refusal(
    list
      ? {
          fr: `${why.fr} Ces fichiers sont déjà changés\u00a0: ${list}. Le prochain démarrage de l’éditeur les remettra.`,
          en: `${why.en} These files are already changed: ${list}. The next start of the editor puts them back.`,
        }
      : { fr: `${why.fr} Rien n’a été changé.`, en: `${why.en} Nothing was changed.` },
    500,
  );
}

/** Commits some files only, if they differ from the last commit. Other staged files stay staged. */
async function commit(root: string, files: string[], message: string): Promise<void> {
  const input = files.map((file) => `${file}\0`).join('');
  await git(root, ['update-index', '--add', '--remove', '-z', '--stdin'], { input });
  const staged = ['diff', '--cached', '--name-only', '--relative', '--no-renames', '-z', 'HEAD'];
  const changed = names(await git(root, [...staged, '--', ...files]));
  if (changed.length === 0) return;
  try {
    const only = ['commit', '--quiet', '--only', '--file=-', '--', ...changed];
    await gitAlone(root, only, { input: message });
  } catch (error) {
    await git(root, ['reset', '--quiet', '--', ...changed]).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes files and commits them: all or none.
 *
 * @param message without the line that marks a save
 * @throws {Refusal} if they could not be
 */
export async function save(
  root: string,
  changes: readonly FileChange[],
  message: string,
): Promise<void> {
  const written: FileChange[] = [];
  try {
    const places = changes.map(({ file }) => placeOf(root, file));
    const blobs = await Promise.all(changes.map(({ before }) => blobOf(root, before)));
    const note = changes.map(({ file }, index) => ({ file, blob: blobs[index] ?? null }));
    if (places.length > 0) await replaceFile(root, noteIn(root), JSON.stringify(note));
    for (const change of changes) {
      await putFile(root, change.file, change.after);
      written.push(change);
    }
    await commit(
      root,
      changes.map(({ file }) => file),
      `${message.trimEnd()}\n\n${savedBy}\n`,
    );
  } catch (error) {
    const lost = await putBack(root, written);
    if (lost.length === 0) await rm(noteIn(root), { force: true });
    throw error instanceof Refusal ? error : notSaved(error, lost);
  }
  await rm(noteIn(root), { force: true });
}

/** Restores the files of an interrupted save from Git. @returns messages for the owner */
export async function recover(root: string): Promise<Bilingual[]> {
  const text = await readFile(noteIn(root), 'utf8').catch(() => undefined);
  const note = unfinished.safeParse(text === undefined ? [] : JSON.parse(text));
  const found = await Promise.all(
    (note.data ?? []).map(async ({ file, blob }) => {
      const before = blob === null ? null : await contentOf(root, blob);
      const after = await readIfThere(placeOf(root, file));
      return {
        file,
        before,
        after,
        isCommitted: isSame(after, await contentIn(root, 'HEAD', file)),
      };
    }),
  );
  const changed = found.filter(({ before, after }) => !isSame(before, after));
  const isWhole = changed.length > 0 && found.every(({ isCommitted }) => isCommitted);
  if (!isWhole) {
    await putBack(root, changed);
    // Unstages the files that Git was about to commit.
    const files = found.map(({ file }) => file);
    if (files.length > 0) await git(root, ['reset', '--quiet', '--', ...files]);
  }
  await rm(path.join(root, draftFolder), { recursive: true, force: true });
  if (changed.length === 0 || isWhole) return [];
  const list = changed.map(({ file }) => file).join(', ');
  return [
    {
      fr: `L’éditeur s’est arrêté au milieu d’un enregistrement (${list}). Tout est comme avant\u00a0; votre brouillon vous sera proposé.`,
      en: `The editor stopped in the middle of a save (${list}). Everything is as before; your draft will be offered to you.`,
    },
  ];
}

/** The saves, newest first. */
export async function saves(root: string): Promise<Save[]> {
  const log = await git(root, [
    'log',
    `--max-count=${mostSaves}`,
    `--grep=^${savedBy}$`,
    '-z',
    '--format=%H%n%cI%n%B',
  ]);
  return names(log).map((entry) => {
    const [id = '', time = '', subject = '', ...body] = entry.trimEnd().split('\n');
    const changes = body.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    return { id, time, subject, changes };
  });
}

/**
 * The changes of a save.
 *
 * @throws {Refusal} if there is no such save
 */
export async function changesOf(
  root: string,
  id: string,
): Promise<{ save: Save; changes: FileChange[] }> {
  const save = (await saves(root)).find((each) => each.id === id);
  if (!save)
    throw new Refusal(
      {
        fr: 'Cet enregistrement n’est plus dans la liste. Choisissez-en un autre.',
        en: 'This save is no longer in the list. Choose another one.',
      },
      409,
    );
  const parent = `${id}^`;
  const diff = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--relative', parent, id];
  const files = names(await git(root, diff));
  const changes = files.map(async (file): Promise<FileChange> => {
    const [before, after] = [await contentIn(root, parent, file), await contentIn(root, id, file)];
    return { file, before, after };
  });
  return { save, changes: await Promise.all(changes) };
}

/** The last content of a file in Git that passes a check; undefined if there is none. */
export async function lastContent(
  root: string,
  file: string,
  isGood: (content: string) => boolean,
): Promise<Buffer | undefined> {
  const commits = await git(root, ['log', '--format=%H', '--max-count=20', '--', file]);
  for (const id of commits.split('\n').filter(Boolean)) {
    const content = await contentIn(root, id, file);
    if (content && isGood(content.toString())) return content;
  }
  return undefined;
}
