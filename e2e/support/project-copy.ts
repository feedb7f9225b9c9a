import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A copy of the project in a temporary folder, for tests that change it. */

export const root = path.join(__dirname, '../..');

/** Files that a build reads, besides the content. */
const code = [
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** Folders that the tests change. */
const content = ['data', 'locales'];

const copyOver = (copy: string, entries: string[]) =>
  Promise.all(
    entries.map((entry) => cp(path.join(root, entry), path.join(copy, entry), { recursive: true })),
  );

/** Folder for temporary files that programs in a copy leave behind. */
const temporaryIn = (copy: string) => path.join(copy, '.temporary');

/** Restores a copy's content to that of the project. */
export const restoreContent = (copy: string) => copyOver(copy, content);

/** Runs work with a temporary copy of the project. */
export async function withCopy(work: (copy: string) => Promise<void>): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'project-copy-'));
  try {
    await copyOver(copy, [...code, ...content]);
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    await mkdir(temporaryIn(copy));
    await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Edits a JSON file in place. */
export async function changeJson<Content>(
  file: string,
  edit: (content: Content) => void,
): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  edit(content);
  await writeFile(file, JSON.stringify(content, null, 2));
}

/** Output of a process so far, without colours, with wrapped lines joined. */
function printedBy(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return () => stripVTControlCharacters(Buffer.concat(chunks).toString()).replace(/\s+/g, ' ');
}

interface Running {
  /** Output so far, on one line. */
  output: () => string;
  /** Its exit code, once it has exited. */
  ended: Promise<number | null>;
  /** Stops it, and waits until it has exited. */
  stop: () => Promise<void>;
}

/** Starts a program of `node_modules` in a copy; `env` is added to the environment. */
export function startIn(
  folder: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Running {
  const temporary = temporaryIn(folder);
  const own = { CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', TMPDIR: temporary, TEMP: temporary };
  const child = spawn(process.execPath, [path.join('node_modules', program), ...args], {
    cwd: folder,
    env: { ...process.env, ...own, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { output: printedBy(child), ended, stop };
}

/** Runs a program of `node_modules` in a copy until it exits; `env` is added to the environment. */
export async function runIn(
  ...program: Parameters<typeof startIn>
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = startIn(...program);
  const code = await ended;
  return { code, output: output() };
}
