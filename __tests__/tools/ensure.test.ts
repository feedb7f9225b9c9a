/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { isInstalled, nodeIssue } from '../../tools/installed.mjs';
import { runTool } from '../support/tool';

it.each(['20.12.0', '20.100.0', '25.99.99'])('accepts %s', (version) => {
  expect(nodeIssue(version)).toBeUndefined();
});

it.each([
  ['9.99.99', 'old'],
  ['20.11.99', 'old'],
  ['26.0.0', 'new'],
])('says in one sentence what to do about Node.js %s, which is too %s', (version, fault) => {
  expect(nodeIssue(version)).toBe(
    `Node.js ${version} is too ${fault} for this project, which runs on 20.12.0 to 25: install one of these from nodejs.org, or run "nvm install".`,
  );
});

describe('before a tool runs', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const modules = path.join(root, 'node_modules');
  const write = (name: string, content: object) =>
    writeFileSync(path.join(root, name), JSON.stringify(content));
  afterAll(() => rmSync(root, { recursive: true }));

  it('stops on a Node.js that does not suit', async () => {
    write('package.json', { engines: { node: '>=98.0.0 <99' } });
    const { code, output } = await runTool('ensure.mjs', { cwd: root });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Node\.js [\d.]+ is too old .* 98\.0\.0 to 98: .*\.$/);
  });

  it('compares what is installed with the lockfile, unless it is linked from another checkout', () => {
    const [a, optional] = [{ version: '2.0.0' }, { version: '2.0.0', optional: true }];
    const packages = { '': { version: '1.0.0' }, 'node_modules/a': a, 'node_modules/b': optional };
    write('package-lock.json', { packages });
    expect(isInstalled(root)).toBe(false);
    symlinkSync(root, modules, 'junction');
    expect(isInstalled(root)).toBe(true);
    rmSync(modules);
    mkdirSync(modules);
    const isInstalledWith = (installed: object) => {
      write('node_modules/.package-lock.json', { packages: installed });
      return isInstalled(root);
    };
    expect(isInstalledWith({ 'node_modules/a': a })).toBe(true);
    expect(isInstalledWith({ 'node_modules/a': { version: '1.9.0' } })).toBe(false);
    expect(isInstalledWith({ 'node_modules/a': a, 'node_modules/b': { version: '1.9.0' } })).toBe(
      false,
    );
    expect(isInstalledWith({})).toBe(false);
  });

  it('sets what Gatsby’s file for a mode has, unless it is set already', async () => {
    const checkout = mkdtempSync(path.join(root, 'env-'));
    const file = ['GATSBY_FORM_KEY=of the file', 'GATSBY_FORM_KEY_FIELD=key'].join('\n');
    writeFileSync(path.join(checkout, '.env.production'), file);
    writeFileSync(path.join(checkout, '.env.development'), 'GATSBY_FORM_KEY_FIELD=other');
    writeFileSync(path.join(checkout, 'package.json'), '{"engines":{"node":">=20.12.0 <26"}}');
    symlinkSync(root, path.join(checkout, 'node_modules'), 'junction');
    const tool = JSON.stringify(pathToFileURL(path.resolve('tools/ensure.mjs')));
    const script = `import { loadEnvironment } from ${tool};
      loadEnvironment('production');
      const { GATSBY_FORM_KEY, GATSBY_FORM_KEY_FIELD } = process.env;
      console.log(GATSBY_FORM_KEY, GATSBY_FORM_KEY_FIELD);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: checkout, env: { ...process.env, GATSBY_FORM_KEY: 'of the terminal' } },
    );
    expect(stdout).toBe('of the terminal key\n');
  });
});
