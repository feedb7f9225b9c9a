import { existsSync } from 'node:fs';
import path from 'node:path';
import { git, gitBytes } from './git';
import type { Reason } from './reasons';

/** Where a branch is published. */
export interface Target {
  branch: string;
  remote: string;
  /** The branch in the remote repository, as `refs/heads/main`. */
  ref: string;
  /** What this computer knows of it, as `refs/remotes/origin/main`; absent if the branch was never published. */
  tracking?: string;
}

/** Files in Git's folder that say that an operation is not finished. */
const unfinished = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
];

/** Also true for conflicts without an operation, which `git stash pop` leaves. */
async function isUnfinished(root: string): Promise<boolean> {
  const folder = (await git(root, ['rev-parse', '--absolute-git-dir'])).trim();
  if (unfinished.some((name) => existsSync(path.join(folder, name)))) return true;
  return (await git(root, ['ls-files', '--unmerged', '-z'])) !== '';
}

/** The commit of a name; empty if there is none. */
export const commitOf = async (root: string, name: string): Promise<string> =>
  (
    await git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).catch(() => '')
  ).trim();

/** Whether the content of the site is in the last commit. Else the folder may lie in a repository of something else. */
const isTracked = async (root: string): Promise<boolean> =>
  (await commitOf(root, 'HEAD')) !== '' &&
  (await git(root, ['ls-tree', '--name-only', 'HEAD', 'data'])) !== '';

async function upstreamOf(root: string, branch: string) {
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)%00%(upstream)';
  const line = (await git(root, ['for-each-ref', format, `refs/heads/${branch}`])).trimEnd();
  const [remote = '', ref = '', tracking = ''] = line.split('\0');
  return { remote, ref, tracking };
}

/** @returns where the current branch is published, or why it cannot be */
export async function findTarget(root: string): Promise<Target | Reason> {
  await git(root, ['rev-parse', '--is-inside-work-tree']);
  if (!(await isTracked(root))) return 'not-tracked';
  if (await isUnfinished(root)) return 'unfinished';
  const head = await git(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '');
  const branch = head.trim();
  if (!branch) return 'no-branch';
  const remotes = (await git(root, ['remote'])).split('\n').filter(Boolean);
  const { remote, ref, tracking } = await upstreamOf(root, branch);
  if (remotes.includes(remote) && ref) {
    const isKnown = (await commitOf(root, tracking)) !== '';
    return { branch, remote, ref, ...(isKnown && { tracking }) };
  }
  const other = remotes.includes('origin') ? 'origin' : remotes[0];
  return other === undefined ? 'no-remote' : { branch, remote: other, ref: `refs/heads/${branch}` };
}

/** The entries of a list that Git ends with a zero each. */
export const names = (list: string) => list.split('\0').filter(Boolean);

/** Whether a commit comes before another, or is the same. */
export const isAncestor = (root: string, one: string, other: string) =>
  git(root, ['merge-base', '--is-ancestor', one, other]).then(
    () => true,
    () => false,
  );

/** The files that differ between two trees. */
export const differing = async (root: string, one: string, other: string) =>
  names(await git(root, ['diff', '--name-only', '--relative', '--no-renames', '-z', one, other]));

/** Lets SSH fail instead of asking for a password, unless the owner chose another SSH program. */
export async function sshVariables(root: string): Promise<Record<string, string>> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const own = await git(root, ['config', 'core.sshCommand']).catch(() => '');
  return GIT_SSH_COMMAND || GIT_SSH || own ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
}

/** Learns what is published. */
export async function fetch(root: string, { remote, ref, tracking }: Target, timeLimit: number) {
  if (!tracking) return;
  const variables = await sshVariables(root);
  const refspec = `+${ref}:${tracking}`;
  await git(root, ['fetch', '--quiet', remote, refspec], { timeLimit, variables });
}

/** The content of files in a commit, by their path from the folder; `null` for one that it does not have. */
export async function filesIn(
  root: string,
  commit: string,
  files: readonly string[],
): Promise<Map<string, Buffer | null>> {
  const input = files.map((file) => `${commit}:./${file}\n`).join('');
  const output = await gitBytes(root, ['cat-file', '--batch'], { input });
  const contents = new Map<string, Buffer | null>();
  let position = 0;
  for (const file of files) {
    // A line with the size, then the content and a line break; or only a line that says "missing".
    const lineEnd = output.indexOf('\n', position);
    const size = / blob (\d+)$/.exec(output.toString('utf8', position, lineEnd))?.[1];
    const end = lineEnd + 1 + Number(size ?? 0);
    contents.set(file, size === undefined ? null : output.subarray(lineEnd + 1, end));
    position = size === undefined ? end : end + 1;
  }
  return contents;
}

/** A file as the last commit has it, and when that was made, in ms; undefined without Git. */
export async function versionInGit(root: string, file: string) {
  try {
    const content = (await filesIn(root, 'HEAD', [file])).get(file);
    const seconds = await git(root, ['log', '-1', '--format=%ct', '--', file]);
    return content ? { content, time: Number(seconds) * 1000 } : undefined;
  } catch {
    return undefined;
  }
}
