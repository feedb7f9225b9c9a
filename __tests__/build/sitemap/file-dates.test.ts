/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileDates } from '../../../src/build/sitemap/file-dates';

const [first, second, onDisk] = [
  '2026-01-02T03:04:05Z',
  '2026-02-03T04:05:06Z',
  '2026-03-04T05:06:07Z',
];
let top: string;
let project: string;

function git(folder: string, date: string, ...args: string[]) {
  const author = ['-c', 'user.name=Name', '-c', 'user.email=name@mail.example'];
  execFileSync('git', [...author, ...args], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, GIT_AUTHOR_DATE: first, GIT_COMMITTER_DATE: date },
  });
}

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), content);
  utimesSync(path.join(project, file), new Date(onDisk), new Date(onDisk));
}

function commit(date: string) {
  git(top, date, 'add', '.');
  git(top, date, 'commit', '-m', 'A change');
}

/** A project in a folder of a repository, with two commits. */
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'history-'));
  project = path.join(top, 'site');
  write('data/company.json', '{}');
  write('locales/fr/home.json', '{}');
  write('src/home.tsx', '');
  git(top, first, 'init', '--quiet');
  commit(first);
  write('locales/fr/home.json', '{ "title": "Titre" }');
  commit(second);
});

afterEach(() => rmSync(top, { recursive: true }));

it('are those of the last commits', async () => {
  expect(await fileDates(project)).toEqual(
    new Map([
      ['locales/fr/home.json', new Date(second)],
      ['data/company.json', new Date(first)],
    ]),
  );
});

it('are those of the disk where a change is not committed', async () => {
  write('data/company.json', '{ "name": "Brightwire" }');
  write('data/services.json', '[]');
  rmSync(path.join(project, 'locales/fr/home.json'));
  const dates = await fileDates(project);
  expect(dates.get('data/company.json')).toEqual(new Date(onDisk));
  expect(dates.get('data/services.json')).toEqual(new Date(onDisk));
});

it('are not known in a clone without the whole history', async () => {
  git(top, first, 'clone', '--quiet', '--depth', '1', `file://${top}`, 'shallow');
  expect(await fileDates(path.join(top, 'shallow/site'))).toEqual(new Map());
});

it('are not known without Git, nor in a folder that Git does not track', async () => {
  const ignored = path.join(project, 'copy');
  mkdirSync(path.join(ignored, 'data'), { recursive: true });
  writeFileSync(path.join(ignored, 'data/company.json'), '{}');
  expect(await fileDates(ignored)).toEqual(new Map());
  rmSync(path.join(top, '.git'), { recursive: true });
  expect(await fileDates(project)).toEqual(new Map());
});
