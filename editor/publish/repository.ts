import { existsSync } from 'node:fs';
import path from 'node:path';
import { git } from './git';
import type { Reason } from './problems';

/** Where a branch is published. */
export interface Target {
  branch: string;
  remote: string;

  /** The branch in the remote repository, as `refs/heads/main`; absent if the branch was never published. */
  upstream?: { ref: string; tracking: string };
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

/** Whether the content of the site is in the last commit. Else the folder may lie in a repository of something else. */
async function isTracked(root: string): Promise<boolean> {
  const hasCommit = await git(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).catch(() => '');
  return hasCommit !== '' && (await git(root, ['ls-tree', '--name-only', 'HEAD', 'data'])) !== '';
}

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
  if (remotes.includes(remote) && ref) return { branch, remote, upstream: { ref, tracking } };
  const other = remotes.includes('origin') ? 'origin' : remotes[0];
  return other === undefined ? 'no-remote' : { branch, remote: other };
}
