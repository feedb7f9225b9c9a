import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInstalled, nodeIssue } from '../../tools/installed.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
const home = process.cwd();
const write = (name: string, content: object) =>
  writeFileSync(path.join(root, name), JSON.stringify(content));

beforeAll(() => process.chdir(root));
afterAll(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

it.each([
  ['20.18.99', 'is too old'],
  ['20.19.0', undefined],
  ['20.100.0', undefined],
  ['25.99.99', undefined],
  ['26.0.0', 'is too new'],
])('says in one sentence what to do about Node.js %s, if it %s', (version, fault) => {
  write('package.json', { engines: { node: '>=20.19.0 <26' } });
  expect(nodeIssue(version)).toBe(
    fault &&
      `Node.js ${version} ${fault} for this project, which runs on 20.19.0 to 25: install one of these from nodejs.org, or run "nvm install".`,
  );
});

it('compares what is installed with the lockfile, unless it is linked from another checkout', () => {
  const [a, optional] = [{ version: '2.0.0' }, { version: '2.0.0', optional: true }];
  const packages = { '': { version: '1.0.0' }, 'node_modules/a': a, 'node_modules/b': optional };
  write('package-lock.json', { packages });
  expect(isInstalled()).toBe(false);
  symlinkSync(root, 'node_modules', 'junction');
  expect(isInstalled()).toBe(true);
  rmSync('node_modules');
  mkdirSync('node_modules');
  const isInstalledWith = (installed: object) => {
    write('node_modules/.package-lock.json', { packages: installed });
    return isInstalled();
  };
  const other = { version: '1.9.0' };
  expect(isInstalledWith({ 'node_modules/a': a })).toBe(true);
  expect(isInstalledWith({ 'node_modules/a': other })).toBe(false);
  expect(isInstalledWith({ 'node_modules/a': a, 'node_modules/b': other })).toBe(false);
  expect(isInstalledWith({})).toBe(false);
});

it('sets what Gatsby’s file for a mode has, unless it is set already', () => {
  write('package-lock.json', { packages: {} });
  write('node_modules/.package-lock.json', { packages: {} });
  writeFileSync('.env.production', 'GATSBY_FORM_KEY=of the file\nGATSBY_FORM_KEY_FIELD=key');
  writeFileSync('.env.development', 'GATSBY_FORM_KEY_FIELD=other');
  const script = `import { loadEnvironment } from ${JSON.stringify(pathToFileURL(`${home}/tools/ensure.mjs`))};
    loadEnvironment('production');
    console.log(process.env.GATSBY_FORM_KEY, process.env.GATSBY_FORM_KEY_FIELD);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, GATSBY_FORM_KEY: 'of the terminal' },
  });
  expect(stdout).toBe('of the terminal key\n');
});
