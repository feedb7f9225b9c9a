/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from '../../tools/installed.mjs';
import { nodeIssue } from '../../tools/node-version.mjs';
import { runTool } from '../support/tool';

it.each(['20.12.0', '20.12.1', '20.100.0', '22.0.0', '25.99.99'])('accepts %s', (version) => {
  expect(nodeIssue(version)).toBeUndefined();
});

it.each([
  ...['9.99.99', '20.9.0', '20.11.99'].map((version) => [version, 'old']),
  ...['26.0.0', '100.0.0'].map((version) => [version, 'new']),
])('says in one sentence what to do about Node.js %s', (version, fault) => {
  expect(nodeIssue(version)).toBe(
    `Node.js ${version} is too ${fault} for this project, which runs on 20.12.0 to 25: install one of these from nodejs.org, or run "nvm install".`,
  );
});

describe('before a tool runs', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const write = (name: string, content: object) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), JSON.stringify(content));
  };
  afterAll(() => rmSync(root, { recursive: true }));

  it('stops on a Node.js that does not suit', async () => {
    write('package.json', { engines: { node: '>=98.0.0 <99' } });
    const { code, output } = await runTool('ensure.mjs', { cwd: root });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Node\.js [\d.]+ is too old .* 98\.0\.0 to 98: .*\.$/);
  });

  const locked = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/a-mac': { version: '2.0.0', optional: true },
  };

  it.each([
    ['all packages', { 'node_modules/a': { version: '2.0.0' } }, true],
    ['a package of another version', { 'node_modules/a': { version: '1.9.0' } }, false],
    ['a missing package', {}, false],
  ])('compares what is installed with the lockfile: %s', (_, installed, expected) => {
    write('package-lock.json', { packages: locked });
    write('node_modules/.package-lock.json', { packages: installed });
    expect(isInstalled(root)).toBe(expected);
  });

  it('counts dependencies as installed if they are linked from another checkout', () => {
    rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
    write('package-lock.json', { packages: locked });
    expect(isInstalled(root)).toBe(false);
    symlinkSync(root, path.join(root, 'node_modules'), 'junction');
    expect(isInstalled(root)).toBe(true);
  });
});
