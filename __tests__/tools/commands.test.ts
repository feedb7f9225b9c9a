/** @jest-environment node */
import { existsSync } from 'node:fs';
import { npmCommand, packageCommand } from '../../tools/commands.mjs';

const npm = '/usr/lib/node_modules/npm/bin/npm-cli.js';

it.each([
  [
    'the npm that runs it',
    'win32',
    npm,
    { file: process.execPath, args: [npm, 'ci'], shell: false },
  ],
  ['npm on the path', 'darwin', undefined, { file: 'npm', args: ['ci'], shell: false }],
  [
    'npm on the path of Windows',
    'win32',
    undefined,
    { file: 'npm.cmd', args: ['ci'], shell: true },
  ],
  [
    'npm where yarn runs it',
    'linux',
    '/usr/bin/yarn.js',
    { file: 'npm', args: ['ci'], shell: false },
  ],
])('starts %s', (_, platform, script, expected) => {
  expect(npmCommand(['ci'], { platform, env: { npm_execpath: script } })).toEqual(expected);
});

it.each(['gatsby', '@playwright/test'])('starts %s by a file that Node.js can read', (name) => {
  const { file, args, shell } = packageCommand(name, ['--version']);
  expect({ file, shell, option: args[1] }).toEqual({
    file: process.execPath,
    shell: false,
    option: '--version',
  });
  expect(args[0]).toMatch(/\.js$/);
  expect(existsSync(args[0] ?? '')).toBe(true);
});
