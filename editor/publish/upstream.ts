import { commitOf, git, gitAlone } from '../git';
import { because, notReady, NotPublished, reasons } from './reasons';

/** The online branch to publish to. */
export interface Upstream {
  /** Local branch, `refs/heads/main`. */
  branch: string;
  remote: string;
  /** Branch in the online repository, `refs/heads/main`. */
  ref: string;
  /** Its remote-tracking branch, `refs/remotes/origin/main`. */
  tracking: string;
}

/** Whether a merge or another operation is unfinished, including conflicts left by `git stash pop`. */
async function isUnfinished(root: string): Promise<boolean> {
  const heads = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
  const signs = heads.map((name) => commitOf(root, name));
  return (await Promise.all([...signs, git(root, ['ls-files', '--unmerged'])])).some(Boolean);
}

/**
 * Finds the online branch of the current one: its upstream, or a branch of the same name.
 *
 * @throws {NotPublished} if the folder is not ready for publishing
 */
export async function findUpstream(root: string): Promise<Upstream> {
  await git(root, ['rev-parse', '--is-inside-work-tree']).catch(because(notReady('repository')));
  await git(root, ['cat-file', '-e', 'HEAD:./data']).catch(because(notReady('content')));
  if (await isUnfinished(root)) throw new NotPublished(notReady('end'));
  const head = git(root, ['symbolic-ref', 'HEAD']);
  const branch = (await head.catch(because(notReady('branch')))).trim();
  await gitAlone(root, ['var', 'GIT_COMMITTER_IDENT']).catch(because(notReady('name')));
  const remotes = (await git(root, ['remote'])).split('\n').filter(Boolean);
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)%00%(upstream)';
  const set = (await git(root, ['for-each-ref', format, branch])).trimEnd();
  const [remote = '', ref = '', tracking = ''] = set.split('\0');
  if (remotes.includes(remote) && tracking) return { branch, remote, ref, tracking };
  const other = remotes.includes('origin') ? 'origin' : remotes[0];
  if (other === undefined) throw new NotPublished(notReady('remote'));
  const usual = branch.replace('refs/heads/', `refs/remotes/${other}/`);
  return { branch, remote: other, ref: branch, tracking: usual };
}

/** Runs a command on the online repository. SSH must not ask for a password, unless the owner has set its program. */
async function ask(root: string, args: string[], timeLimit: number): Promise<void> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const chosen = git(root, ['config', 'core.sshCommand']).catch(() => '');
  const isChosen = GIT_SSH_COMMAND || GIT_SSH || (await chosen);
  const variables: Record<string, string> = isChosen
    ? {}
    : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
  await gitAlone(root, args, { timeLimit, variables }).catch(because(reasons.unreachable));
}

/** Fetches the published state. @param timeLimit in ms @throws {NotPublished} */
export async function fetch(root: string, upstream: Upstream, timeLimit: number): Promise<void> {
  const { remote, ref, tracking } = upstream;
  try {
    await ask(root, ['fetch', '--quiet', remote, `+${ref}:${tracking}`], timeLimit);
  } catch (error) {
    const isGone =
      error instanceof NotPublished && error.details.includes("couldn't find remote ref");
    if (!isGone) throw error;
    await gitAlone(root, ['update-ref', '-d', tracking]);
  }
}

/** Publishes a commit. @param timeLimit in ms @throws {NotPublished} */
export const push = (root: string, commit: string, { remote, ref }: Upstream, timeLimit: number) =>
  ask(root, ['push', '--quiet', remote, `${commit}:${ref}`], timeLimit);

/** Whether a push failed because others have pushed in the meantime. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof NotPublished && /\((?:fetch first|non-fast-forward)\)/.test(error.details);
