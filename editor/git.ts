import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Bilingual } from './bilingual';

/** Saves as commits of Git. */

/** No hooks, no signatures, and no author guessed from the computer's name. */
const settings = [
  ...['-c', `core.hooksPath=${devNull}`],
  ...['-c', 'commit.gpgSign=false'],
  ...['-c', 'user.useConfigOnly=true'],
];

/** Runs Git in a folder, without patterns in file names. @returns its output */
async function git(root: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' };
  const options = { cwd: root, env, maxBuffer: Infinity, timeout: 60_000 };
  return (await promisify(execFile)('git', [...settings, ...args], options)).stdout;
}

/** What keeps Git from storing saves, and what to do; undefined if nothing does. */
export async function gitIssue(root: string): Promise<Bilingual | undefined> {
  const fails = (...args: string[]) =>
    git(root, ...args).then(
      () => false,
      () => true,
    );
  if (await fails('--version'))
    return {
      fr: 'Le programme Git n’est pas installé sur cet ordinateur, et l’éditeur garde vos enregistrements avec lui. Installez-le depuis https://git-scm.com, puis relancez l’éditeur.',
      en: 'The program Git is not installed on this computer, and the editor keeps your saves with it. Install it from https://git-scm.com, then start the editor again.',
    };
  if (await fails('rev-parse', '--verify', '--quiet', 'HEAD:./data'))
    return {
      fr: 'Ce dossier n’est pas encore un dépôt Git, où l’éditeur garde vos enregistrements. Tapez dans ce dossier «\u00a0git init\u00a0», «\u00a0git add .\u00a0», puis «\u00a0git commit -m "Site"\u00a0», et relancez l’éditeur.',
      en: 'This folder is not a Git repository yet, where the editor keeps your saves. Type in this folder “git init”, “git add .”, then “git commit -m "Site"”, and start the editor again.',
    };
  if (await fails('var', 'GIT_COMMITTER_IDENT'))
    return {
      fr: 'Git ne sait pas qui enregistre. Tapez dans le dossier du site «\u00a0git config user.name "Votre nom"\u00a0», puis «\u00a0git config user.email "votre adresse"\u00a0», et relancez l’éditeur.',
      en: 'Git does not know who saves. Type in the folder of the site “git config user.name "Your name"”, then “git config user.email "your address"”, and start the editor again.',
    };
  return undefined;
}

/** What to commit. */
export interface Commit {
  subject: string;
  /** The files of a save. */
  files: string[];
  /** Hashes of what the CMS wrote without a save: an order. Deletions and pictures go with them. */
  written: string[];
}

/** The hash of a JSON text, whatever its format. */
const hashOf = (text: string) =>
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex');

/** Whether the CMS changed a file without a save. */
async function isWritten(root: string, file: string, { files, written }: Commit): Promise<boolean> {
  if (files.length > 0 || !/^data\/(?:images|projects|services)\//.test(file)) return false;
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined || !file.endsWith('.json')) return true;
  try {
    return written.includes(hashOf(text));
  } catch {
    return false; // No JSON: changed by hand.
  }
}

/** Commits the changed files of a save, or what was changed without one, and nothing else. @returns the files */
export async function commit(root: string, asked: Commit): Promise<string[]> {
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const listed = (await git(root, ...status, '--', 'data', 'locales')).split('\0');
  const changed = listed.filter(Boolean).map((line) => line.slice(3));
  const isOfCommit = await Promise.all(
    changed.map(async (file) => asked.files.includes(file) || isWritten(root, file, asked)),
  );
  const files = changed.filter((_, index) => isOfCommit[index]);
  if (files.length === 0) return [];
  await git(root, 'add', '--all', '--', ...files);
  await git(root, 'commit', '--quiet', '--only', `--message=${asked.subject}`, '--', ...files);
  return files;
}

/** Says how many commits are not published yet, and how to publish them. */
export async function unpublished(root: string): Promise<string> {
  const count = await git(root, 'rev-list', '--count', '@{upstream}..HEAD').catch(() => undefined);
  if (count === undefined)
    return 'Ce dossier n’a pas encore de dépôt en ligne : vos enregistrements restent ici. / This folder has no repository online yet: your saves stay here. (docs/recipes.md, "Deploy on Netlify")';
  const number = Number(count);
  return number === 0
    ? 'Tout est publié. / Everything is published.'
    : `Pas encore publié : ${number}. « git push » publie. / Not published yet: ${number}. “git push” publishes.`;
}
