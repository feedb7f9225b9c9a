import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bilingual } from '../bilingual';
import { readIfThere, type FileChange } from '../store/files';
import { isOfSystem } from '../../src/content/read';
import { defaultTimeLimit, git, GitFailure } from './git';
import { reasons, reasonOf, type Reason } from './reasons';
import { commitOf, filesIn, findTarget, type Target } from './repository';

/**
 * Publishes the files of `data/` and `locales/` as they are on the disk, in a commit of the editor's own: it is made in an
 * index of its own, on top of what is published. What the owner has staged, and commits that wait, stay as they are.
 */

const contentFolders = ['data', 'locales'];

const isContent = (file: string) => contentFolders.some((each) => file.startsWith(`${each}/`));

/** How publishing is asked for. */
export interface PublishOptions {
  /** The content that was listed: publishing stops if it is no longer the same. */
  content: string;
  /** Whether commits that wait are published as well. */
  isWithWaiting?: boolean;
  /** How long each command may take, in ms. */
  timeLimit?: number;
}

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
interface Draft {
  target: Target;
  head: string;
  /** What the commit is made on: the published branch, or the last commit of this one. */
  parent: string;
  tree: string;
  files: string[];
}

const names = (list: string) => list.split('\0').filter(Boolean);

const isAncestor = (root: string, one: string, other: string) =>
  git(root, ['merge-base', '--is-ancestor', one, other]).then(
    () => true,
    () => false,
  );

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
async function changedSince(root: string, commit: string): Promise<string[]> {
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

const differing = async (root: string, one: string, other: string) =>
  names(await git(root, ['diff', '--name-only', '--relative', '--no-renames', '-z', one, other]));

/** Where the editor keeps which commit it published last: while commits wait, the branch of this computer does not say. */
const marker = ({ branch }: Target) => `refs/editor/published/${branch}`;

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

/** Lets SSH fail instead of asking for a password, unless the owner chose another SSH program. */
async function sshVariables(root: string): Promise<Record<string, string>> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const own = await git(root, ['config', 'core.sshCommand']).catch(() => '');
  return GIT_SSH_COMMAND || GIT_SSH || own ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
}

async function fetch(root: string, { remote, ref, tracking }: Target, timeLimit: number) {
  if (!tracking) return;
  const variables = await sshVariables(root);
  const refspec = `+${ref}:${tracking}`;
  await git(root, ['fetch', '--quiet', remote, refspec], { timeLimit, variables });
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
const failure = (error: unknown) => {
  if (!(error instanceof GitFailure)) throw error;
  return { reason: reasons[reasonOf(error)], details: error.said };
};

interface Asked {
  /** Goes on with what is known if the remote repository does not answer. */
  isPatient?: boolean;
  isWithWaiting?: boolean;
  timeLimit?: number;
}

async function find(
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

/** Gives the index another version of files. */
async function setIndex(root: string, commit: string, files: string[]): Promise<void> {
  const input = files.map((file) => `${file}\0`).join('');
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (files.length > 0) await git(root, ['reset', '--quiet', commit, ...fromInput], { input });
}

/** The files that are on the disk as a commit has them, but not in the last commit, and in which nothing is staged. */
async function publishedFiles(root: string, head: string, commit: string): Promise<string[]> {
  const staged = ['diff', '--cached', '--name-only', '--relative', '-z', 'HEAD'];
  const others = [...names(await git(root, staged)), ...(await changedSince(root, commit))];
  const files = await differing(root, head, commit);
  return files.filter((file) => isContent(file) && !others.includes(file));
}

/** Lets the branch of this computer follow, unless commits wait on it. Nothing of the owner's is lost if it cannot. */
async function follow(root: string, draft: Draft, commit: string): Promise<void> {
  const { target, head, parent } = draft;
  if (!target.tracking) {
    const upstream = `--set-upstream-to=${target.remote}/${target.branch}`;
    await git(root, ['branch', '--quiet', upstream, target.branch]);
  }
  if (!(await isAncestor(root, head, parent))) return;
  const files = await publishedFiles(root, head, commit);
  await setIndex(root, commit, files);
  try {
    // What others have published comes along.
    if (head !== parent) await git(root, ['read-tree', '-m', '-u', head, commit]);
  } catch (error) {
    await setIndex(root, head, files);
    throw error;
  }
  const branch = `refs/heads/${target.branch}`;
  await git(root, ['update-ref', '-m', 'published by the editor', branch, commit, head]);
}

/** How publishing went. */
export type PublishResult = { done: true } | { done: false; reason: Bilingual; details: string };

/**
 * Publishes the content, if it is what was listed.
 *
 * @param messageFor the message of the commit with some changes
 */
export async function publish(
  root: string,
  { content, isWithWaiting = false, timeLimit = defaultTimeLimit }: PublishOptions,
  messageFor: (changes: FileChange[]) => string,
): Promise<PublishResult> {
  try {
    const { plan, draft } = await find(root, { isWithWaiting, timeLimit });
    const isOther = plan.content !== content ? reasons['changed-since'] : undefined;
    const reason = plan.reason ?? isOther;
    if (reason || !draft) return { done: false, reason: reason ?? reasons.other, details: '' };
    const { target, tree, parent, files } = draft;
    // Git must not make up a name from the computer's.
    const make = ['-c', 'user.useConfigOnly=true', 'commit-tree', tree, '-p', parent];
    const options = { input: messageFor(plan.changes), timeLimit };
    const commit = files.length === 0 ? parent : (await git(root, make, options)).trim();
    await git(root, ['update-ref', marker(target), commit]);
    const variables = await sshVariables(root);
    const push = ['push', '--quiet', target.remote, `${commit}:${target.ref}`];
    await git(root, push, { timeLimit, variables });
    await follow(root, draft, commit).catch(() => undefined);
    return { done: true };
  } catch (error) {
    return { done: false, ...failure(error) };
  }
}
