/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'claim-'));
const file = path.join(folder, '.building');
const temporary = path.join(folder, 'temporary');

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const tool = JSON.stringify(path.join(__dirname, '../../tools/claim.mjs'));
const claim = (then = '') => [
  '--input-type=module',
  '--eval',
  `import { claimFolder } from ${tool}; claimFolder('A build', ${JSON.stringify(temporary)}); console.log('claimed'); ${then}`,
];
const claimNow = () => spawnSync(process.execPath, claim(), { cwd: folder, encoding: 'utf8' });

it('refuses a second build in one folder, names the first, and lets the next begin after it', async () => {
  const first = spawn(process.execPath, claim('process.stdin.resume()'), { cwd: folder });
  await new Promise((resolve) => first.stdout.once('data', resolve));
  const second = claimNow();
  expect([second.status, second.stderr.trim()]).toEqual([
    1,
    `A build is running (process ${first.pid}).`,
  ]);
  expect(existsSync(file)).toBe(true);
  first.stdin.end();
  await new Promise((resolve) => first.once('close', resolve));
  expect(existsSync(file)).toBe(false);
  expect(claimNow()).toMatchObject({ status: 0, stdout: 'claimed\n' });
});

it('takes the folder of a build that was killed, and removes what it has left', async () => {
  mkdirSync(temporary);
  const first = spawn(process.execPath, claim('process.stdin.resume()'), { cwd: folder });
  await new Promise((resolve) => first.stdout.once('data', resolve));
  first.kill('SIGKILL');
  await new Promise((resolve) => first.once('close', resolve));
  expect([existsSync(file), existsSync(temporary)]).toEqual([true, true]);
  expect(claimNow().status).toBe(0);
  expect(existsSync(temporary)).toBe(false);
});

it('takes a claim that cannot be read for none', () => {
  writeFileSync(file, '{"what":');
  expect(claimNow().status).toBe(0);
});
