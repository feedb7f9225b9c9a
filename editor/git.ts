import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';

/** Time limit of a command, in milliseconds: a hook or a prompt must not hang the editor. */
export const defaultTimeLimit = 60_000;

/** Options of a command. */
export interface GitOptions {
  /** In milliseconds. */
  timeLimit?: number;

  /** Standard input. */
  input?: string | Buffer;

  /** More environment variables. */
  variables?: Record<string, string>;
}

/** Properties of the error from `execFile`. */
interface Failure {
  code?: unknown;
  killed?: boolean;
  stdout?: Buffer;
  stderr?: Buffer;
}

/** A command of Git that failed. */
export class GitFailure extends Error {
  /** `missing`: Git is not installed. */
  readonly kind: 'missing' | 'failed';

  /** Git's message, in English. */
  readonly said: string;

  constructor(cause: Failure) {
    const said = [cause.stderr, cause.stdout].map((each) => each?.toString().trim());
    const why = cause.killed ? 'Git did not end in time' : 'Git failed';
    super(said.filter(Boolean).join('\n') || why, { cause });
    this.name = 'GitFailure';
    this.said = this.message;
    this.kind = cause.code === 'ENOENT' ? 'missing' : 'failed';
  }
}

/** Variables that could point Git to another repository, for instance when a hook starts the editor. */
const ofOtherRepository = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']);

/** Environment without prompts, with messages in English, and without patterns in file names. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofOtherRepository.has(name));
  return {
    ...Object.fromEntries(own),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    ...more,
  };
}

/**
 * Runs Git in a folder, without a shell.
 *
 * @returns its output, as bytes
 * @throws GitFailure
 */
export async function gitBytes(
  folder: string,
  args: string[],
  { timeLimit = defaultTimeLimit, input = '', variables = {} }: GitOptions = {},
): Promise<Buffer> {
  const running = promisify(execFile)('git', args, {
    cwd: folder,
    env: environment(variables),
    encoding: 'buffer',
    maxBuffer: Infinity,
    timeout: timeLimit,
  });
  running.child.stdin?.on('error', () => {}); // Git may end without reading
  running.child.stdin?.end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    throw new GitFailure(error as Failure);
  }
}

/** Runs Git in a folder like `gitBytes`. @returns its output, as text */
export async function git(folder: string, args: string[], options?: GitOptions): Promise<string> {
  return (await gitBytes(folder, args, options)).toString();
}

/** Settings of unattended commands. */
const withoutQuestions = [
  ...['-c', `core.hooksPath=${devNull}`],
  ...['-c', 'commit.gpgSign=false'],
  ...['-c', 'user.useConfigOnly=true'],
];

/** Runs Git like `git`, but without hooks, signatures or an author guessed from the computer's name. */
export const gitAlone = (folder: string, args: string[], options?: GitOptions): Promise<string> =>
  git(folder, [...withoutQuestions, ...args], options);

/** Splits a list with NUL terminators. */
export const names = (list: string) => list.split('\0').filter(Boolean);

/** The commit that a name resolves to; empty if there is none. */
export const commitOf = async (folder: string, name: string): Promise<string> => {
  const found = git(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return (await found.catch(() => '')).trim();
};
