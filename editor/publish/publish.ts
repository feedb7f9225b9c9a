import type { Bilingual } from '../bilingual';
import type { FileChange } from '../store/files';
import { defaultTimeLimit, git } from './git';
import { changedSince, type Draft, failure, find, isContent, marker } from './plan';
import { reasons } from './reasons';
import { differing, isAncestor, names, sshVariables } from './repository';

/** How publishing is asked for. */
export interface PublishOptions {
  /** The content that was listed: publishing stops if it is no longer the same. */
  content: string;
  /** Whether commits that wait are published as well. */
  isWithWaiting?: boolean;
  /** How long each command may take, in ms. */
  timeLimit?: number;
}

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
