import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findCycles } from './lint/cycles.mjs';
import { findSameNames } from './lint/same-names.mjs';
import { fail } from './terminal.mjs';

/** Fails on names in a folder that differ by case alone, and on files that import each other. */

const { status, stdout } = spawnSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
);
if (status !== 0) fail('The files could not be listed. Run this in a Git checkout of the project.');
const files = stdout.split('\0').filter((file) => file && existsSync(file));
const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

const problems = [
  ...findSameNames(files).map((names) => `Differ by case alone: ${names.join(', ')}`),
  ...findCycles(new Map(sources.map((file) => [file, read(file)]))).map(
    (route) => `Import each other: ${route.join(' → ')}`,
  ),
];
if (problems.length > 0) fail(problems.join('\n'));
