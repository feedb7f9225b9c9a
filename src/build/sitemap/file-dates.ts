import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Limits a command of Git to the folders whose files become pages. */
const inFolders = ['--', 'data', 'locales'];

/** Marks the lines of a log that hold a date. */
const mark = 'committed ';

/**
 * When each file was last committed.
 *
 * @param log commits from the newest to the oldest: a line with the date, then the names of the files
 */
function lastCommits(log: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(NaN);
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith(mark)) date = new Date(line.slice(mark.length));
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}

async function changedOnDisk(root: string, file: string): Promise<[string, Date] | undefined> {
  const found = await stat(path.join(root, file)).catch(() => undefined);
  return found && [file, found.mtime];
}

/**
 * When each file of `data/` and `locales/` was last changed: by Git's history, or by the disk if the change is not
 * committed.
 *
 * @returns paths from the project's root; empty without a whole history, because a wrong date is worse than none
 */
export async function fileDates(root: string): Promise<Map<string, Date>> {
  const git = async (...args: string[]) => {
    const options = { cwd: root, maxBuffer: Infinity };
    return (await promisify(execFile)('git', args, options)).stdout;
  };
  try {
    const isShallow = await git('rev-parse', '--is-shallow-repository');
    if (isShallow.trim() !== 'false') return new Map();
    const [log, changed, added] = await Promise.all([
      git('log', `--format=${mark}%cI`, '--name-only', '--relative', ...inFolders),
      git('diff', 'HEAD', '--name-only', '--relative', ...inFolders),
      git('ls-files', '--others', '--exclude-standard', ...inFolders),
    ]);
    const committed = lastCommits(log);
    if (committed.size === 0) return committed;
    const files = `${changed}${added}`.split('\n').filter(Boolean);
    const onDisk = await Promise.all(files.map((file) => changedOnDisk(root, file)));
    return new Map([...committed, ...onDisk.filter((each) => each !== undefined)]);
  } catch {
    return new Map();
  }
}
