import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

/** Records the editor running on this folder, so that a second start finds it. */

const fileIn = (root: string) => {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return path.join(root, 'node_modules', '.cache', 'edit', `running-${name}.json`);
};

/** @returns the address of the editor running on a folder; undefined if none answers */
export async function findRunning(root: string): Promise<string | undefined> {
  try {
    const { address } = JSON.parse(await readFile(fileIn(root), 'utf8')) as {
      address: string;
    };
    const { status } = await fetch(address, { redirect: 'manual' });
    return status === 303 ? address : undefined;
  } catch {
    return undefined;
  }
}

/** @param address with the token; only the owner of the file can read it */
export async function rememberRunning(root: string, address: string): Promise<void> {
  await mkdir(path.dirname(fileIn(root)), { recursive: true });
  const content = JSON.stringify({ address });
  await writeFile(fileIn(root), content, { mode: 0o600 });
}

export const forgetRunning = (root: string) => rmSync(fileIn(root), { force: true });

/** Whether nothing listens on a port of this computer. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Whether a port serves the folder's site with hot reload: Gatsby then returns the path of its files. */
export async function isSiteOf(root: string, port: number): Promise<boolean> {
  const query = encodeURIComponent('{ file(sourceInstanceName: { eq: "data" }) { absolutePath } }');
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/___graphql?query=${query}`, {
      signal: AbortSignal.timeout(5_000),
    });
    const { data } = (await answer.json()) as { data: { file: { absolutePath: string } } };
    return path.resolve(data.file.absolutePath).startsWith(path.join(root, 'data') + path.sep);
  } catch {
    return false;
  }
}

/** Commands that open an address in the browser, by platform. */
const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the browser. @returns whether that succeeded */
export function openBrowser(address: string): Promise<boolean> {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
    child.unref();
  });
}
