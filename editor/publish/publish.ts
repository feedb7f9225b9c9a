import path from 'node:path';
import { isOfSystem } from '../../src/content/read';
import type { Bilingual } from '../bilingual';
import { commitOf, defaultTimeLimit, git, gitAlone, names } from '../git';
import { explain, NotPublished, reasons } from './reasons';
import { filesOf, findUnpublished, type Unpublished } from './unpublished';
import { fetch, findUpstream, isOvertaken, push } from './upstream';
import { pick, settle, withWorktree, type Side } from './worktree';

/**
 * Publishes the saves of the editor, which are commits with the trailer `Saved-by: editor`. They are cherry-picked onto
 * the published branch in a separate worktree: other commits, and staged or changed files, stay as they are.
 */

/** Content to publish. */
export interface Publishing {
  /** Why nothing can be published, for the owner, with what to do. */
  reason?: Bilingual;
  /** Git's message. */
  details?: string;
  /** Unpublished saves, newest first: subject and the sentences of the body. */
  saves: { subject: string; changes: string[] }[];
  /**
   * Subjects of other commits of this computer that wait; they stay, unless nothing of this branch was ever published.
   */
  waiting: string[];
  /** Whether other local commits are published too: nothing of this branch is published yet. */
  isFirst: boolean;
  /** Files of data/ and locales/ changed outside the editor, which are not published. */
  leftAlone: string[];
  /** The last save: publishing stops if a newer one came after the list was shown. */
  head: string;
}

/** Result of publishing. */
export type PublishResult =
  | {
      done: true;
      /** Whether changes by others came in, so that files of the folder are new. */
      hasNews: boolean;
    }
  | {
      done: false;
      reason: Bilingual;
      details: string;
      /** Files in which others have published different values in the same places. */
      conflicts?: string[];
    };

/** Options of publishing. */
export interface PublishOptions {
  /** The `head` that was listed. */
  head: string;
  /** Which values to keep where others have published different ones in the same places. */
  prefer?: Side | undefined;
  /** Returns the faults of the site in a folder, as sentences. Any fault stops publishing. */
  check: (folder: string) => Promise<string[]>;
  /** Time limit for the online repository, in ms. */
  timeLimit?: number;
}

const isAllPublished = ({ saves, published }: Unpublished) =>
  saves.length === 0 && published !== '';

/** Changed and new files of `data/` and `locales/`. */
async function changedByHand(root: string): Promise<string[]> {
  const content = ['-z', '--', 'data', 'locales'];
  const changed = ['diff', '--name-only', '--relative', '--no-renames', 'HEAD', ...content];
  const added = names(await git(root, ['ls-files', '--others', '--exclude-standard', ...content]));
  return [
    ...names(await git(root, changed)),
    ...added.filter((file) => !isOfSystem(path.posix.basename(file))),
  ];
}

/** Finds the content to publish. If the online repository does not answer, its last known state is used. */
export async function findPublishing(root: string): Promise<Publishing> {
  try {
    const upstream = await findUpstream(root);
    const failure = await fetch(root, upstream, 15_000).then(() => undefined, explain);
    const found = await findUnpublished(root, upstream);
    const why = failure ?? (isAllPublished(found) && new NotPublished(reasons.nothing));
    return {
      ...(why && { reason: why.reason, details: why.details }),
      saves: found.saves.map(({ subject, changes }) => ({ subject, changes })),
      waiting: found.waiting.map(({ subject }) => subject),
      isFirst: found.published === '',
      leftAlone: await changedByHand(root),
      head: found.head,
    };
  } catch (error) {
    const { reason, details } = explain(error);
    return { reason, details, saves: [], waiting: [], isFirst: false, leftAlone: [], head: '' };
  }
}

/**
 * Cherry-picks the saves onto a worktree.
 *
 * @returns the files in which others have published different values in the same places
 * @throws {NotPublished} if a save needs a commit that waits
 */
async function pickSaves(folder: string, { saves, waiting }: Unpublished, prefer: Side) {
  const conflicts = new Set<string>();
  for (const { id } of saves.toReversed()) {
    const files = await pick(folder, id);
    if (files.length === 0) continue;
    const touched = await filesOf(folder, waiting);
    if (files.some((file) => touched.includes(file)))
      throw new NotPublished(reasons.waitingFirst, files.join('\n'));
    files.forEach((file) => conflicts.add(file));
    await settle(folder, id, prefer);
  }
  return [...conflicts];
}

/**
 * Updates the local branch to a worktree with the published saves, with the waiting commits on top.
 *
 * @returns whether files of the folder are new
 * @throws {GitFailure} if a staged or changed file is in the way; then nothing has changed
 */
async function follow(root: string, folder: string, found: Unpublished): Promise<boolean> {
  const { upstream, published, head, waiting } = found;
  if (!published) {
    await git(root, ['branch', '--quiet', `--set-upstream-to=${upstream.tracking}`]);
    return false;
  }
  for (const { id } of waiting.toReversed()) if ((await pick(folder, id)).length > 0) return false;
  const next = await commitOf(folder, 'HEAD');
  await git(root, ['update-index', '-q', '--refresh']).catch(() => {}); // fails if a file has changed
  await gitAlone(root, ['read-tree', '-m', '-u', head, next]);
  await gitAlone(root, ['update-ref', '-m', 'publish', upstream.branch, next, head]);
  return (await git(root, ['diff-tree', '-r', '--name-only', head, next])) !== '';
}

async function attempt(root: string, options: PublishOptions): Promise<PublishResult> {
  const { head, prefer, check, timeLimit = defaultTimeLimit } = options;
  const upstream = await findUpstream(root);
  await fetch(root, upstream, timeLimit);
  const found = await findUnpublished(root, upstream);
  if (found.head !== head) throw new NotPublished(reasons.changedSince);
  if (isAllPublished(found)) throw new NotPublished(reasons.nothing);
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trimEnd();
  return withWorktree(root, found.published || head, async (folder) => {
    // Without a choice it continues too: later saves may be in conflict as well.
    const conflicts = found.published ? await pickSaves(folder, found, prefer ?? 'own') : [];
    if (conflicts.length > 0 && !prefer) {
      const files = conflicts.map((file) => file.slice(prefix.length));
      throw new NotPublished(reasons.conflict, '', files);
    }
    const faults = await check(path.join(folder, prefix));
    if (faults.length > 0) throw new NotPublished(reasons.faults, faults.join('\n'));
    await push(root, await commitOf(folder, 'HEAD'), upstream, timeLimit);
    return { done: true, hasNews: await follow(root, folder, found).catch(() => false) };
  });
}

/** Publishes the saves, if they are still those listed. Nothing is lost if that fails. */
export async function publish(root: string, options: PublishOptions): Promise<PublishResult> {
  try {
    return await attempt(root, options).catch((error: unknown) => {
      if (!isOvertaken(error)) throw error;
      return attempt(root, options);
    });
  } catch (error) {
    const { reason, details, conflicts } = explain(error);
    return { done: false, reason, details, ...(conflicts && { conflicts }) };
  }
}
