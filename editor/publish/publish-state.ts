import type { Bilingual } from '../bilingual';
import { changedFiles } from './changed-files';
import type { DescribedChange } from './describe';
import { git, GitFailure } from './git';
import { problems, type Reason } from './problems';
import { reasonOf } from './reason-of';
import { findTarget, type Target } from './repository';
import { type TextsOfState, textsInHead, textsOnDisk } from './texts';

/** What would be published. */
export interface PublishState {
  can: boolean;

  /** Why it cannot be published. */
  reason?: Reason;

  /** The reason for the owner, and what to do. */
  words?: Bilingual;

  /** What Git said. */
  details?: string;

  /** What is not committed yet. */
  changes: DescribedChange[];

  /** The first lines of the commits that are not pushed yet, newest first. */
  commits: string[];

  /** Changed files outside `data/` and `locales/`: they are not published. */
  leftAlone: string[];

  branch?: string;
  remote?: string;
}

/** Says what changed between the last commit and the disk. */
export type Describe = (before: TextsOfState, after: TextsOfState) => DescribedChange[];

/** @returns the first lines of the commits that the remote repository does not have, newest first */
export async function unpushedCommits(root: string, target: Target): Promise<string[]> {
  const { remote, upstream } = target;
  const verify = ['rev-parse', '--verify', '--quiet', upstream?.tracking ?? ''];
  const tracking = upstream && (await git(root, verify).catch(() => '')).trim();
  const known = tracking ? [tracking] : [`--remotes=${remote}`];
  return (await git(root, ['log', '-z', '--format=%s', 'HEAD', '--not', ...known, '--']))
    .split('\0')
    .filter(Boolean);
}

const nothing = { changes: [], commits: [], leftAlone: [] };

const cannot = (reason: Reason) => ({ can: false, reason, words: problems[reason] });

async function findState(root: string, describe: Describe): Promise<PublishState> {
  const target = await findTarget(root);
  if (target === 'not-tracked') return { ...nothing, ...cannot(target) };
  const { content, others } = await changedFiles(root);
  const changes = describe(await textsInHead(root, content), await textsOnDisk(root, content));
  const found = { changes, commits: [], leftAlone: others };
  if (typeof target === 'string') return { ...found, ...cannot(target) };
  const { branch, remote } = target;
  const commits = await unpushedCommits(root, target);
  const isNothing = content.length === 0 && commits.length === 0;
  return { ...found, commits, branch, remote, ...(isNothing ? cannot('nothing') : { can: true }) };
}

/**
 * Finds what would be published: the files of `data/` and `locales/` that differ from the last commit, and the commits
 * that are not pushed yet.
 *
 * @param describe says what changed, such as `describeChanges` with the names for people
 */
export async function publishState(root: string, describe: Describe): Promise<PublishState> {
  try {
    return await findState(root, describe);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return { ...nothing, ...cannot(reasonOf(error)), details: error.said };
  }
}
