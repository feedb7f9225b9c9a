import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOfSystem } from '../../src/content/read';
import type { Bilingual } from '../bilingual';
import { readIfThere, type FileChange } from '../store/files';
import { defaultTimeLimit, git, GitFailure } from './git';
import { reasonOf, reasons, type Reason } from './reasons';
import {
  commitOf,
  differing,
  fetch,
  filesIn,
  findTarget,
  isAncestor,
  names,
  type Target,
} from './repository';

/**
 * What would be published: the files of `data/` and `locales/` as they are on the disk, in a commit of the editor's own. It
 * is made in an index of its own, on top of what is published. What the owner has staged, and commits that wait, stay as
 * they are.
 */

const contentFolders = ['data', 'locales'];

export const isContent = (file: string) =>
  contentFolders.some((each) => file.startsWith(`${each}/`));

/** What would be published. */
export interface Plan {
  /** Why nothing can be, for the owner, with what to do. */
  reason?: Bilingual;
  /** What Git said. */
  details?: string;
  changes: FileChange[];
  /** The first lines of commits that are not published, newest first. */
  waiting: string[];
  /** Whether they go along in any case: nothing of this branch is published yet. */
  isFirst: boolean;
  /** Changed files outside `data/` and `locales/`. */
  leftAlone: string[];
  /** Names the content as it is on the disk. */
  content: string;
}

/** What is needed to make the commit. */
export interface Draft {
  target: Target;
  head: string;
  /** What the commit is made on: the published branch, or the last commit of this one. */
  parent: string;
  tree: string;
  files: string[];
}

/** Works with an index of the editor's own, which is then removed. */
async function withIndex<Result>(
  work: (variables: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const file = path.join(tmpdir(), `edit-index-${randomUUID()}`);
  try {
    return await work({ GIT_INDEX_FILE: file });
  } finally {
    await rm(file, { force: true });
  }
}

/** The files of the two folders that differ from a commit, new ones too. */
export async function changedSince(root: string, commit: string): Promise<string[]> {
  const ofCommit = names(await git(root, ['ls-tree', '-r', '-z', '--name-only', commit]));
  const untracked = ['ls-files', '-z', '--others', '--exclude-standard', '--', ...contentFolders];
  return withIndex(async (variables) => {
    await git(root, ['read-tree', commit], { variables });
    const found = [
      ...names(
        await git(root, ['diff', '--name-only', '--relative', '-z', '--', ...contentFolders], {
          variables,
        }),
      ),
      ...names(await git(root, untracked, { variables })),
    ];
    const isLeft = (file: string) =>
      !ofCommit.includes(file) && isOfSystem(path.posix.basename(file));
    return [...new Set(found)].filter((file) => isContent(file) && !isLeft(file)).toSorted();
  });
}

/** The tree of a commit with files as they are on the disk. */
const treeWith = (root: string, parent: string, files: string[]) =>
  withIndex(async (variables) => {
    await git(root, ['read-tree', parent], { variables });
    const options = { variables, input: files.map((file) => `${file}\0`).join('') };
    const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    if (files.length > 0) await git(root, ['add', '--all', ...fromInput], options);
    return (await git(root, ['write-tree'], { variables })).trim();
  });

/** Where the editor keeps which commit it published last: while commits wait, the branch of this computer does not say. */
export const marker = ({ branch }: Target) => `refs/editor/published/${branch}`;

/** The commit that the files on the disk come from. */
async function baseOf(root: string, target: Target, published: string): Promise<string> {
  const base = (await git(root, ['merge-base', 'HEAD', published])).trim();
  const last = await commitOf(root, marker(target));
  const isLater =
    last !== '' &&
    (await isAncestor(root, last, published)) &&
    (await isAncestor(root, base, last));
  return isLater ? last : base;
}

async function draftOn(
  root: string,
  target: Target,
  published: string,
  isWithWaiting: boolean,
): Promise<Draft | Reason> {
  const head = await commitOf(root, 'HEAD');
  if (!published || isWithWaiting) {
    if (published && !(await isAncestor(root, published, head))) return 'behind';
    const tree = await treeWith(root, head, await changedSince(root, head));
    return { target, head, parent: head, tree, files: await differing(root, head, tree) };
  }
  const base = await baseOf(root, target, published);
  const own = await changedSince(root, base);
  const tree = await treeWith(root, published, own);
  const files = await differing(root, published, tree);
  const ofOthers = await differing(root, base, published);
  if (files.some((file) => ofOthers.includes(file))) return 'behind';
  return { target, head, parent: published, tree, files };
}

/** Whether commits that wait have changed files of a draft. */
async function isTouched(root: string, { parent, files, head }: Draft): Promise<boolean> {
  const range = ['log', '--format=', '--name-only', '--relative', '-z', head, '--not', parent];
  const touched = names((await git(root, range)).replaceAll('\n', '\0'));
  return files.some((file) => touched.includes(file));
}

async function waitingCommits(root: string, { remote }: Target, published: string) {
  const known = published ? [published] : [`--remotes=${remote}`];
  return names(await git(root, ['log', '-z', '--format=%s', 'HEAD', '--not', ...known, '--']));
}

async function otherFiles(root: string): Promise<string[]> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trimEnd();
  const status = [
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--',
    '.',
  ];
  // Each entry is two letters, a space and a path from the top of the repository.
  const files = names(await git(root, status)).map((entry) => entry.slice(3 + prefix.length));
  return files.filter((file) => !isContent(file));
}

async function changesOf(
  root: string,
  { parent, files }: Pick<Draft, 'parent' | 'files'>,
): Promise<FileChange[]> {
  const before = await filesIn(root, parent, files);
  return Promise.all(
    files.map(async (file) => {
      const after = await readIfThere(path.join(root, file));
      return { file, before: before.get(file) ?? null, after };
    }),
  );
}

const nothing: Plan = { changes: [], waiting: [], isFirst: false, leftAlone: [], content: '' };

/** Git's names of the two folders in a tree. */
async function contentIn(root: string, tree: string): Promise<string> {
  const ids = contentFolders.map((folder) =>
    git(root, ['rev-parse', '--verify', '--quiet', `${tree}:./${folder}`]).catch(() => 'none'),
  );
  return (await Promise.all(ids)).join(' ').replaceAll('\n', '');
}

interface Found {
  plan: Plan;
  draft?: Draft;
}

/** What is on the disk, where it cannot be published. */
async function withoutTarget(root: string, reason: Reason): Promise<Plan> {
  if (reason === 'not-tracked') return { ...nothing, reason: reasons[reason] };
  const files = await changedSince(root, 'HEAD');
  const changes = await changesOf(root, { parent: 'HEAD', files });
  return { ...nothing, leftAlone: await otherFiles(root), changes, reason: reasons[reason] };
}

async function planFor(root: string, target: Target, isWithWaiting: boolean): Promise<Found> {
  const published = await commitOf(root, target.tracking ?? '');
  const waiting = await waitingCommits(root, target, published);
  const found = { ...nothing, waiting, leftAlone: await otherFiles(root), isFirst: !published };
  const draft = await draftOn(root, target, published, isWithWaiting);
  if (typeof draft === 'string') return { plan: { ...found, reason: reasons[draft] } };
  const changes = await changesOf(root, draft);
  const plan = { ...found, changes, content: await contentIn(root, draft.tree) };
  const isSending = waiting.length > 0 && (isWithWaiting || !published);
  if (changes.length === 0 && !isSending) return { plan: { ...plan, reason: reasons.nothing } };
  if (!isSending && (await isTouched(root, draft)))
    return { plan: { ...plan, reason: reasons['waiting-first'] } };
  return { plan, draft };
}

/** What failed, in the owner's words. */
export const failure = (error: unknown) => {
  if (!(error instanceof GitFailure)) throw error;
  return { reason: reasons[reasonOf(error)], details: error.said };
};

interface Asked {
  /** Goes on with what is known if the remote repository does not answer. */
  isPatient?: boolean;
  isWithWaiting?: boolean;
  timeLimit?: number;
}

export async function find(
  root: string,
  { isPatient = false, isWithWaiting = false, timeLimit = defaultTimeLimit }: Asked,
): Promise<Found> {
  const target = await findTarget(root);
  if (typeof target === 'string') return { plan: await withoutTarget(root, target) };
  await fetch(root, target, Math.min(timeLimit, 15_000)).catch((error: unknown) => {
    if (!isPatient) throw error;
  });
  return planFor(root, target, isWithWaiting);
}

/** Finds what would be published. */
export const findPlan = (root: string, asked: Asked = {}): Promise<Plan> =>
  find(root, asked).then(
    ({ plan }) => plan,
    (error: unknown) => ({ ...nothing, ...failure(error) }),
  );
