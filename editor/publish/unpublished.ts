import { commitOf, git, names } from '../git';
import type { Upstream } from './upstream';

/** A local commit. */
export interface Commit {
  id: string;
  subject: string;
  /** The sentences of its body, one for each change. */
  changes: string[];
}

/** Difference between the local branch and the published one. */
export interface Unpublished {
  upstream: Upstream;
  /** The published commit; empty if nothing of the branch is published. */
  published: string;
  /** The last local commit. */
  head: string;
  /** Unpublished commits of the editor, newest first. */
  saves: Commit[];
  /** Other unpublished commits. */
  waiting: Commit[];
}

/** Compares the local branch with the last fetched state. */
export async function findUnpublished(root: string, upstream: Upstream): Promise<Unpublished> {
  const [published, head] = [await commitOf(root, upstream.tracking), await commitOf(root, 'HEAD')];
  const range = published
    ? ['--cherry-mark', '--right-only', `${published}...${head}`]
    : [head, '--not', `--remotes=${upstream.remote}`];
  const format = '--format=%m%x1f%(trailers:key=Saved-by,valueonly)%x1f%H%x1f%s%x1f%b';
  const options = ['-z', '--topo-order', '--no-show-signature', format];
  const commits = names(await git(root, ['log', ...options, ...range, '--'])).map((entry) => {
    const [mark, by = '', id = '', subject = '', body = ''] = entry.split('\x1f');
    const changes = [...body.matchAll(/^- (.*)/gm)].map(([, change = '']) => change);
    return { isSame: mark === '=', isSave: by.trim() === 'editor', id, subject, changes };
  });
  const those = (isSave: boolean) => {
    const all = commits.filter((commit) => commit.isSave === isSave);
    // Only the oldest published ones are left out: after an undo, a save may make the same change again.
    return all.slice(0, all.findLastIndex(({ isSame }) => !isSame) + 1);
  };
  return { upstream, published, head, saves: those(true), waiting: those(false) };
}

/** Files changed by commits, relative to the top of the repository. */
export async function filesOf(root: string, commits: Commit[]): Promise<string[]> {
  const args = ['diff-tree', '--stdin', '--no-commit-id', '--name-only', '-r', '-z'];
  return names(await git(root, args, { input: commits.map(({ id }) => `${id}\n`).join('') }));
}
