import { execFileSync } from 'node:child_process';

/** Runs Git in a folder. @returns its output */
export const gitIn = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Initialises a repository in a folder, with its content in a first commit. */
export function startHistory(root: string): void {
  gitIn(root, 'init', '--quiet', '--initial-branch=main');
  for (const [name, value] of [
    ['user.name', 'Someone'],
    ['user.email', 'someone@site.example'],
    ['core.autocrlf', 'false'],
    ['gc.auto', '0'],
  ] as const)
    gitIn(root, 'config', name, value);
  gitIn(root, 'add', 'data', 'locales');
  gitIn(root, 'commit', '--quiet', '--message=Site');
}
