import { git } from './git';

/** The only folders that are ever published. */
const contentFolders = ['data', 'locales'];

/** The files of the project that differ from the last commit, as paths from the project's root. */
export interface ChangedFiles {
  /** In `data/` and `locales/`. */
  content: string[];

  /** All others. They are left alone. */
  others: string[];
}

const folderOf = (file: string) => contentFolders.find((folder) => file.startsWith(`${folder}/`));

/** The folders of some files, for a command that fails on a folder without files. */
export const foldersOf = (files: string[]): string[] =>
  contentFolders.filter((folder) => files.some((file) => folderOf(file) === folder));

/** Finds the files that differ from the last commit, new ones too. */
export async function changedFiles(root: string): Promise<ChangedFiles> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trimEnd();
  const options = ['--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const status = await git(root, ['status', ...options, '--', '.']);
  // Each entry is two letters, a space and a path from the top of the repository.
  const paths = status.split('\0').filter(Boolean);
  const files = paths.map((entry) => entry.slice(3 + prefix.length)).toSorted();
  return {
    content: files.filter((file) => folderOf(file) !== undefined),
    others: files.filter((file) => folderOf(file) === undefined),
  };
}
