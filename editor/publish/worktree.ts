import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git, gitAlone, names } from '../git';

/** Works in a folder with the files of a commit, which is then removed. */
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
    await git(root, ['worktree', 'prune']).catch(() => {}); // forgets those of an editor that was cut off too
  }
}

/** Ends a cherry-pick that changes nothing. @returns whether it was one */
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
 * Puts a commit on top of a worktree. One that changes nothing there is left out.
 *
 * @returns the files in conflict; if there are any, the cherry-pick is not finished
 * @throws {GitFailure} if it fails otherwise, as for a merge
 */
export async function pick(folder: string, commit: string, ...more: string[]): Promise<string[]> {
  // Records are so alike that Git would take one for another that was renamed.
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

/** Which values stay where both sides have changed the same places. */
export type Side = 'own' | 'published';

/** Finishes a cherry-pick that is in conflict. */
export async function settle(folder: string, commit: string, prefer: Side): Promise<void> {
  await gitAlone(folder, ['cherry-pick', '--abort']);
  const left = await pick(folder, commit, prefer === 'own' ? '-Xtheirs' : '-Xours');
  if (left.length === 0) return;
  // One side has deleted these: they become as they are on the side that stays.
  await git(folder, ['rm', '--quiet', '--', ...left]);
  await git(folder, ['reset', '--quiet', prefer === 'own' ? commit : 'HEAD', '--', ...left]);
  await git(folder, ['checkout-index', '--all', '--quiet']);
  if (await skipEmpty(folder)) return;
  await gitAlone(folder, ['commit', '--quiet', '--reuse-message', commit]);
}
