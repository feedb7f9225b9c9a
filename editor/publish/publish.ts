import type { Bilingual } from '../bilingual';
import { changedFiles, foldersOf } from './changed-files';
import { defaultTimeLimit, git, GitFailure } from './git';
import { problems, type Reason } from './problems';
import { unpushedCommits } from './publish-state';
import { reasonOf } from './reason-of';
import { findTarget, type Target } from './repository';

/** How publishing went. */
export type PublishResult =
  | {
      done: true;

      /** How many commits were pushed. */
      commits: number;
    }
  | {
      done: false;
      reason: Reason;

      /** The reason for the owner, and what to do. */
      words: Bilingual;

      /** What Git said. */
      details: string;
    };

const failed = (reason: Reason, details = ''): PublishResult => ({
  done: false,
  reason,
  words: problems[reason],
  details,
});

/** Commits the changes of `data/` and `locales/`, and nothing else, even if it is staged. */
async function commit(root: string, message: string, timeLimit: number): Promise<void> {
  const folders = foldersOf((await changedFiles(root)).content);
  if (folders.length === 0) return;
  // `git add` does not find a folder whose files are all staged as deleted.
  await git(root, ['reset', '--quiet', 'HEAD', '--', ...folders], { timeLimit });
  await git(root, ['add', '--all', '--', ...folders], { timeLimit });
  const staged = ['diff', '--cached', '--name-only', '-z', 'HEAD', '--', ...folders];
  if ((await git(root, staged)) === '') return;
  // Git must not make up a name from the computer's.
  const args = ['-c', 'user.useConfigOnly=true', 'commit', '--quiet', '--cleanup=whitespace'];
  const options = { timeLimit, input: message };
  await git(root, [...args, '--file=-', '--only', '--', ...folders], options);
}

/** Lets SSH fail instead of asking for a password, unless the owner chose another SSH program. */
async function sshVariables(root: string): Promise<Record<string, string>> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const own = await git(root, ['config', 'core.sshCommand']).catch(() => '');
  return GIT_SSH_COMMAND || GIT_SSH || own ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
}

async function push(root: string, { remote, upstream }: Target, timeLimit: number): Promise<void> {
  const where = upstream ? [remote, `HEAD:${upstream.ref}`] : ['--set-upstream', remote, 'HEAD'];
  const variables = await sshVariables(root);
  await git(root, ['push', '--quiet', ...where], { timeLimit, variables });
}

/**
 * Commits `data/` and `locales/` and pushes the branch. If the push fails, the commit stays, and the next call pushes
 * it.
 *
 * @param message the commit's message, such as that of `commitMessage`
 * @param timeLimit how long each command may take, in milliseconds
 */
export async function publish(
  root: string,
  message: string,
  timeLimit = defaultTimeLimit,
): Promise<PublishResult> {
  try {
    const target = await findTarget(root);
    if (typeof target === 'string') return failed(target);
    await commit(root, message, timeLimit);
    const commits = await unpushedCommits(root, target);
    if (commits.length === 0) return failed('nothing');
    await push(root, target, timeLimit);
    return { done: true, commits: commits.length };
  } catch (error) {
    if (error instanceof GitFailure) return failed(reasonOf(error), error.said);
    throw error;
  }
}
