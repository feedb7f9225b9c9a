import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'claim-'));
const file = path.join(folder, '.building');
const temporary = path.join(folder, 'temporary');

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const tool = JSON.stringify(pathToFileURL('tools/claim.mjs'));
const claim = (then = '', leaves?: string) => [
  '--input-type=module',
  '--eval',
  `import { claimFolder } from ${tool}; claimFolder('A build', ${JSON.stringify(leaves)}); console.log('claimed'); ${then}`,
];
const claimNow = () => spawnSync(process.execPath, claim(), { cwd: folder, encoding: 'utf8' });

/** A build that runs until it is stopped. */
async function startBuild() {
  const build = spawn(process.execPath, claim('process.stdin.resume()', temporary), {
    cwd: folder,
  });
  await once(build.stdout, 'data');
  const end = async (signal?: 'SIGKILL') => {
    if (signal) build.kill(signal);
    else build.stdin.end();
    await once(build, 'close');
  };
  return { pid: build.pid, end };
}

it('refuses a second build in one folder, names the first, and lets the next begin after it', async () => {
  const first = await startBuild();
  const second = claimNow();
  await first.end();
  expect([second.status, second.stderr.trim()]).toEqual([
    1,
    `A build is running (process ${first.pid}). If process ${first.pid} is something else, delete the file .building.`,
  ]);
  expect(existsSync(file)).toBe(false);
  expect(claimNow()).toMatchObject({ status: 0, stdout: 'claimed\n' });
});

it('takes the folder of a build that was killed, and removes what it has left', async () => {
  mkdirSync(temporary);
  const first = await startBuild();
  await first.end('SIGKILL');
  expect([existsSync(file), existsSync(temporary)]).toEqual([true, true]);
  expect(claimNow().status).toBe(0);
  expect(existsSync(temporary)).toBe(false);
});

it('takes a claim that cannot be read for none', () => {
  writeFileSync(file, '{"what":');
  expect(claimNow().status).toBe(0);
});
