import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { npmCommand, packageCommand } from '../../tools/run.mjs';

const npm = '/usr/lib/npm/bin/npm-cli.js';

it.each([
  ['the npm that runs it', 'win32', npm, [process.execPath, npm, 'ci'], false],
  ['npm on the path', 'darwin', undefined, ['npm', 'ci'], false],
  ['npm on the path of Windows', 'win32', undefined, ['npm.cmd', 'ci'], true],
  ['npm if yarn runs it', 'linux', '/usr/bin/yarn.js', ['npm', 'ci'], false],
])('starts %s', (_, platform, script, expected, inShell) => {
  const { file, args, shell } = npmCommand(['ci'], { platform, env: { npm_execpath: script } });
  expect([file, ...args]).toEqual(expected);
  expect(shell).toBe(inShell);
});

it.each(['gatsby', '@playwright/test'])('starts %s with Node.js, by its own file', (name) => {
  const { file, args, shell } = packageCommand(name, ['--version']);
  expect([file, args[1], shell]).toEqual([process.execPath, '--version', false]);
  expect(args[0]).toMatch(/\.js$/);
  expect(existsSync(args[0] ?? '')).toBe(true);
});

it('ends what it runs when its own process ends', async () => {
  const tool = JSON.stringify(pathToFileURL('tools/run.mjs'));
  const forLong = "console.log('up'); setTimeout(() => {}, 30_000)";
  const script = `import { run } from ${tool};
    process.stdin.once('data', () => process.exit());
    void run(process.execPath, ['--eval', ${JSON.stringify(forLong)}]);`;
  const started = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(started.stdout, 'data');
  started.stdin.write('end');
  await once(started, 'close'); // only once nobody holds its output
}, 10_000);
