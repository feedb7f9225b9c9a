import { spawnSync } from 'node:child_process';
import { fail } from './terminal.mjs';

/** Files that a build writes and that are committed all the same must be committed in step with their source. */

const generated = ['src/gatsby-types.d.ts'];

const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...generated], {
  encoding: 'utf8',
});
if (status === 0 && stdout.trim() !== '') {
  fail(`Generated files differ from what is committed:\n${stdout}Commit what the build wrote.`);
}
