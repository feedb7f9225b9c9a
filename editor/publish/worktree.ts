import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git, gitAlone, names } from '../git';

/** Runs work in a temporary worktree of a commit. */
export async function withWorktree<Result>(
  root: string,
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-publish-'));
  try {
    await gitAlone(root, ['worktree', 'add', '--quiet', '--detach', folder, commit]);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    await git(root, ['worktree', 'prune']).catch(() => {}); // removes worktrees of an interrupted editor too
  }
}

/** Skips a cherry-pick without changes. @returns whether there were none */
async function skipEmpty(folder: string): Promise<boolean> {
  const isSame = git(folder, ['diff-index', '--cached', '--quiet', 'HEAD']);
  return isSame
    .then(() => gitAlone(folder, ['cherry-pick', '--skip']))
    .then(
      () => true,
      () => false,
    );
}

/**
 * Cherry-picks a commit onto a worktree. One without changes there is skipped.
 *
 * @returns the files in conflict; if there are any, the cherry-pick is not finished
 * @throws {GitFailure} if it fails otherwise, for instance for a merge
 */
export async function pick(folder: string, commit: string, ...more: string[]): Promise<string[]> {
  // Records are so alike that Git would take one for the renamed version of another.
  const options = ['--ff', '--allow-empty', '-Xno-renames', ...more];
  try {
    await gitAlone(folder, ['cherry-pick', ...options, commit]);
    return [];
  } catch (error) {
    const conflicts = await git(folder, ['diff', '--name-only', '--diff-filter=U', '-z']);
    if (!conflicts && !(await skipEmpty(folder))) throw error;
    return names(conflicts);
  }
}

/** Which values to keep where both sides have changed the same places. */
export type Side = 'own' | 'published';

/** Finishes a cherry-pick in conflict. */
export async function settle(folder: string, commit: string, prefer: Side): Promise<void> {
  await gitAlone(folder, ['cherry-pick', '--abort']);
  const left = await pick(folder, commit, prefer === 'own' ? '-Xtheirs' : '-Xours');
  if (left.length === 0) return;
  // Files deleted on one side take the state of the side to keep.
  await git(folder, ['rm', '--quiet', '--', ...left]);
  await git(folder, ['reset', '--quiet', prefer === 'own' ? commit : 'HEAD', '--', ...left]);
  await git(folder, ['checkout-index', '--all', '--quiet']);
  if (await skipEmpty(folder)) return;
  await gitAlone(folder, ['commit', '--quiet', '--reuse-message', commit]);
}
