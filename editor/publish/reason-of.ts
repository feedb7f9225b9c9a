import type { GitFailure } from './git';
import type { Reason } from './problems';

/** What Git says, in English, for each reason. The first that fits counts. */
const signs: [Reason, RegExp][] = [
  ['no-repository', /not a git repository/i],
  ['no-name', /tell me who you are|empty ident|auto-detect|auto-detection is disabled/i],
  ['busy', /\.lock': File exists|another git process/i],
  ['unfinished', /partial commit during a|unmerged (?:files|paths)/i],
  ['behind', /\((?:fetch first|non-fast-forward|stale info)\)/],
  ['refused', /\[remote rejected\]|protected branch/i],
  [
    'no-connection',
    /could not resolve host|failed to connect|unable to connect|timed out|connection (?:refused|reset|closed)|returned error: 5\d\d|network is unreachable|temporary failure/i,
  ],
  [
    'no-access',
    /authentication failed|permission (?:to \S+ )?denied|could not read (?:username|password|from remote)|terminal prompts disabled|host key verification|repository '.*' not found|does not appear to be a git repository|access denied|returned error: 40[13]/i,
  ],
];

/** @returns why a command of Git failed */
export function reasonOf({ kind, said }: GitFailure): Reason {
  if (kind === 'missing') return 'no-git';
  if (kind === 'timeout') return 'timeout';
  return signs.find(([, sign]) => sign.test(said))?.[0] ?? 'other';
}
