import '../support/five-languages';
import { buildSync } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Store } from '../../editor/store/store';
import { EditedProject, projectRoot, writeSmallProject } from '../support/edited-project';
import { isolateGit, Repository } from '../support/repository';

/** The editor's process is ended at each step of a save and of publishing. */

const cache = path.join(projectRoot, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'cut-off-'));
const program = path.join(folder, 'program.mjs');

/**
 * Runs a task in a folder and ends its own process before its n-th step: a change of a file there, or a command of Git that
 * changes something.
 */
const source = `
import fs from 'node:fs/promises';
import child from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';
const [root, task, input, last] = process.argv.slice(2);
let step = 0;
const changing = /^(?:-c|fetch|update-ref|push|reset)$/;
const counted = (object, name) => {
  const original = object[name];
  const count = (first, second) => {
    if (name === 'execFile' ? !changing.test(second[0]) : !first.startsWith(root)) return;
    if (++step === Number(last)) process.kill(process.pid, 'SIGKILL');
  };
  object[name] = (...args) => { count(...args); return original(...args); };
  const promised = original[promisify.custom];
  if (promised) object[name][promisify.custom] = (...args) => { count(...args); return promised(...args); };
};
for (const name of ['writeFile', 'rename', 'rm']) counted(fs, name);
counted(child, 'execFile');
syncBuiltinESMExports();
await import(${JSON.stringify(path.join(projectRoot, '__tests__/support/five-languages.ts'))});
const { Store } = await import(${JSON.stringify(path.join(projectRoot, 'editor/store/store.ts'))});
const store = await Store.open(root);
if (task === 'save') await store.save(JSON.parse(input), 'fr');
else await store.publish('fr', { content: input });
`;

beforeAll(() => {
  isolateGit();
  buildSync({
    stdin: { contents: source, resolveDir: projectRoot },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: program,
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns whether the task has come to its end before the step */
function run(root: string, task: 'save' | 'publish', step: number, input = ''): boolean {
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    [program, root, task, input, String(step)],
    { encoding: 'utf8' },
  );
  if (signal !== 'SIGKILL' && status !== 0) throw new Error(stderr);
  return status === 0;
}

it('leaves all of a save or nothing of it, and says which', async () => {
  const project = await EditedProject.small();
  const edit = await project.edit('pages/contact.json', {
    'fr.title': 'Nouveau',
    'en.title': 'New',
    'it.title': 'Nuovo',
  });
  const files = ['fr', 'en', 'it'].map((language) => `locales/${language}/contact.json`);
  const found = new Set<string>();
  for (let step = 1, isDone = false; !isDone; step++) {
    isDone = run(project.root, 'save', step, JSON.stringify([edit]));
    const { notices } = await Store.open(project.root);
    const changed = project.changed().toSorted();
    const states = await project.store.states();
    found.add(`${changed.length} ${states.length} ${notices[0]?.fr.slice(0, 35) ?? ''}`);
    expect([[], files.toSorted()]).toContainEqual(changed);
    if (changed.length > 0) {
      await project.store.undo(states[0]?.id ?? '', 'fr');
      expect(project.changed()).toEqual([]);
    }
    await project.reset();
  }
  project.remove();
  expect([...found].toSorted()).toEqual([
    '0 0 ',
    '0 0 L’éditeur s’est arrêté au milieu d’',
    '3 1 ',
    '3 1 L’éditeur s’est arrêté à la fin d’u',
  ]);
}, 240_000);

it('leaves the published branch whole, and goes on from there', async () => {
  const first = new Repository();
  await writeSmallProject(first.root);
  first.git(first.root, 'add', '.');
  first.git(first.root, 'commit', '--quiet', '--message', 'Site');
  first.git(first.root, 'push', '--quiet');
  const [company, figures] = ['company', 'figures'].map((name) =>
    readFileSync(path.join(first.root, `data/${name}.json`), 'utf8'),
  ) as [string, string];
  const seen = new Set<string>();
  for (let step = 1, isDone = false; !isDone; step++) {
    const copy = new CopyOf(first);
    writeFileSync(
      path.join(copy.root, 'data/company.json'),
      company.replace('000 00 00', '111 22 33').replace('220000000', '221112233'),
    );
    const stagedBefore = copy.git('ls-files', '--stage', 'src');
    const store = await Store.open(copy.root);
    const { content } = await store.publishing('fr');
    isDone = run(copy.root, 'publish', step, content);
    seen.add(copy.git('log', '-1', '--format=%s', 'origin/main').trim());
    // Whatever was done, the next publishing goes on from there, and all of it is published in the end.
    writeFileSync(path.join(copy.root, 'data/figures.json'), figures.replace('2020', '2019'));
    const { content: rest } = await store.publishing('fr');
    expect(await store.publish('fr', { content: rest })).toEqual({ done: true });
    expect(copy.git('status', '--porcelain', '--branch')).toBe('## main...origin/main\n');
    expect(copy.git('show', 'origin/main:data/company.json')).toContain('111 22 33');
    expect(copy.git('show', 'origin/main:data/figures.json')).toContain('2019');
    expect(copy.git('ls-files', '--stage', 'src')).toBe(stagedBefore);
    copy.remove();
  }
  expect(seen.size).toBe(2);
  first.remove();
}, 480_000);

/** A copy of a repository, with a remote of its own. */
class CopyOf {
  readonly top = mkdtempSync(path.join(tmpdir(), 'cut-off-'));
  readonly root = path.join(this.top, 'site');

  constructor({ top, remote }: Repository) {
    cpSync(top, this.top, { recursive: true });
    this.git('remote', 'set-url', 'origin', path.join(this.top, path.basename(remote)));
  }

  git = (...args: string[]) => spawnSync('git', args, { cwd: this.root, encoding: 'utf8' }).stdout;

  remove = () => rmSync(this.top, { recursive: true, force: true });
}
