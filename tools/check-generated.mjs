import { spawnSync } from 'node:child_process';
import { fail } from './terminal.mjs';

/** Fails if a committed file that the build generates is out of date. */

const generated = ['src/gatsby-types.d.ts'];

const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...generated], {
  encoding: 'utf8',
});
if (status === 0 && stdout.trim() !== '') {
  fail(`Generated files differ from what is committed:\n${stdout}Commit what the build wrote.`);
}
