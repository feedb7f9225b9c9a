import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gitIssue, unpublished } from '../../editor/git';
import { markFile } from '../../editor/paths';
import { type Content, createEditServer } from '../../editor/server';
import { gitIn, startHistory } from '../support/history';

const farm = 'data/projects/farm.json';
let root: string;
let server: Server;
const git = (...args: string[]) => gitIn(root, ...args).trim();
const place = (file: string) => path.join(root, file);
const write = (file: string, content: unknown) =>
  writeFileSync(place(file), JSON.stringify(content));

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'édité et relu-'));
  for (const folder of ['data/projects', 'data/images', 'locales/fr'])
    mkdirSync(place(folder), { recursive: true });
  write(farm, { order: 1 });
  write('data/company.json', {});
  write('locales/fr/home.json', {});
  startHistory(root);
  server = await createEditServer(
    root,
    createServer((_, response) => response.end('the page')),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

/** Asks like the editor's page, with other headers; undefined leaves one out. */
async function ask(method: string, url: string, body?: object, headers: object = {}) {
  const { port } = server.address() as AddressInfo;
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, ...headers };
  const sent = Object.entries(own).filter(([, value]) => value !== undefined);
  const options = { port, method, path: url, headers: Object.fromEntries(sent) };
  return new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', ...options }, (response) => {
      void text(response).then((answer) => resolve({ status: response.statusCode!, body: answer }));
    });
    asked.on('error', reject).end(body && JSON.stringify(body));
  });
}

const save = (asked: object, headers?: object) =>
  ask('POST', '/admin/commit', { subject: 'A save', files: [], written: [], ...asked }, headers);

const lastFiles = () => git('show', '--format=', '--name-status').replaceAll('\t', ' ').split('\n');

it('serves its page, and the content as it is on the disk, with the mark of the folder', async () => {
  expect((await ask('GET', '/admin/')).body).toBe('the page');
  write(farm, { order: 2 });
  const content = JSON.parse((await ask('GET', '/admin/content.json')).body) as Content;
  expect(content.data['projects/farm']).toEqual({ value: { order: 2 } });
  expect(content.local?.mark).toBe(readFileSync(place(markFile), 'utf8'));
});

it.each([
  ['another name of this computer', { host: 'site.example' }],
  ['another origin', { origin: 'https://site.example' }],
  ['no origin', { origin: undefined }],
])('refuses a commit for %s', async (_, headers) => {
  write(farm, { order: 2 });
  expect(await save({ files: [farm] }, headers)).toMatchObject({ status: 403 });
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
});

it('reads nothing for another name of this computer', async () => {
  for (const url of ['/admin/', '/admin/content.json'])
    expect((await ask('GET', url, undefined, { host: 'site.example' })).status).toBe(403);
});

it('commits the files of a save, and nothing else that was changed or staged', async () => {
  for (const file of [farm, 'data/company.json', 'locales/fr/home.json']) write(file, { order: 2 });
  git('add', 'locales');
  const { body } = await save({ files: [farm, 'data/images/none.webp'] });
  expect(JSON.parse(body)).toEqual({ files: [farm] });
  expect(git('show', '--no-patch', '--format=%s %an')).toBe('A save Someone');
  expect(lastFiles()).toEqual([`M ${farm}`]);
});

it('commits what the CMS did without a save, but no text that was changed by hand', async () => {
  const other = 'data/projects/other.json';
  for (const file of [other, 'data/projects/gone.json']) write(file, { order: 2 });
  git('add', 'data');
  git('commit', '--quiet', '--message=More');
  write(farm, { order: 3 });
  write(other, { order: 4 });
  rmSync(place('data/projects/gone.json'));
  writeFileSync(place('data/images/new.webp'), '');
  // sha256 of {"order":3}
  const written = ['24bb8eb07a0bf5b55eff11c6c0a5ccb1444885eb283b302cae0862c8c64e78ad'];
  await save({ written });
  expect(lastFiles()).toEqual(['A data/images/new.webp', `M ${farm}`, 'D data/projects/gone.json']);
});

it('says how many commits are not published, and what to do where there is no Git', async () => {
  expect(await unpublished(root)).toContain('pas encore de dépôt en ligne');
  git('init', '--quiet', '--bare', '.git/online');
  git('remote', 'add', 'origin', '.git/online');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  expect(await unpublished(root)).toContain('Tout est publié');
  write(farm, { order: 2 });
  await save({ files: [farm] });
  expect(await unpublished(root)).toContain('Pas encore publié : 1.');
  expect(await gitIssue(root)).toBeUndefined();
  git('config', 'user.email', '');
  const empty = mkdtempSync(path.join(tmpdir(), 'no-git-'));
  expect((await gitIssue(empty))?.fr).toContain('git init');
  rmSync(empty, { recursive: true });
});
