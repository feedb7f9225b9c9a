import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRunning, forgetRunning, isFree, rememberRunning } from '../../editor/running';

let root: string;
let server: Server;
let port: number;
let status = 303;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'running é-'));
  status = 303;
  server = createServer((_, response) => response.writeHead(status, { location: '/' }).end());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

async function stop() {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const remembered = () => {
  const folder = path.join(root, 'node_modules/.cache/edit');
  return readdirSync(folder).map((name) => path.join(folder, name));
};

it('finds the editor that runs on a folder, until it is forgotten', async () => {
  const address = `http://127.0.0.1:${port}/?token=abc`;
  expect(await findRunning(root)).toBeUndefined();
  await rememberRunning(root, address);
  expect(await findRunning(root)).toBe(address);
  const other = mkdtempSync(path.join(root, 'other-'));
  expect(await findRunning(other)).toBeUndefined();
  forgetRunning(root);
  expect(await findRunning(root)).toBeUndefined();
  expect(() => forgetRunning(root)).not.toThrow();
});

/** Windows keeps who may read a file elsewhere than in its mode. */
const ownersMode = process.platform === 'win32' ? 0o666 : 0o600;

it('lets only the owner read the address with its token', async () => {
  await rememberRunning(root, 'http://127.0.0.1:1/?token=abc');
  expect(remembered().map((file) => statSync(file).mode & 0o777)).toEqual([ownersMode]);
});

it('ignores what was left by an editor that ended, or belongs to another program', async () => {
  await rememberRunning(root, `http://127.0.0.1:${port}/?token=abc`);
  status = 403;
  expect(await findRunning(root)).toBeUndefined();
  status = 303;
  remembered().forEach((file) => writeFileSync(file, 'not JSON'));
  expect(await findRunning(root)).toBeUndefined();
  await rememberRunning(root, `http://127.0.0.1:${port}/?token=abc`);
  await stop();
  expect(await findRunning(root)).toBeUndefined();
});

it('knows whether a port is free', async () => {
  expect(await isFree(port)).toBe(false);
  await stop();
  expect(await isFree(port)).toBe(true);
});
