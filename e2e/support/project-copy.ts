import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A copy of the project in a temporary folder, for tests that change it. */

export const root = path.join(__dirname, '../..');

/** What a build reads, beside the content. */
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

/** What its tests change. */
const content = ['data', 'locales'];

const copyOver = (copy: string, entries: string[]) =>
  Promise.all(
    entries.map((entry) => cp(path.join(root, entry), path.join(copy, entry), { recursive: true })),
  );

/** Where the programs that run in a copy leave what they do not remove. */
const temporaryIn = (copy: string) => path.join(copy, '.temporary');

/** Gives a copy the project's content, as it was before any change. */
export const restoreContent = (copy: string) => copyOver(copy, content);

/** Works with a copy of the project, which is then removed. */
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

/** Changes the content of a JSON file in place. */
export async function changeJson<Content>(
  file: string,
  edit: (content: Content) => void,
): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  edit(content);
  await writeFile(file, JSON.stringify(content, null, 2));
}

/** What a process has printed so far, without colours, its lines joined where a terminal would wrap them. */
function printedBy(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return () => stripVTControlCharacters(Buffer.concat(chunks).toString()).replace(/\s+/g, ' ');
}

interface Running {
  /** What it has printed so far, on one line. */
  output: () => string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Ends it, and waits until it has. */
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

/** Runs a program of `node_modules` in a copy until it ends; `env` is added to the environment. */
export async function runIn(
  ...program: Parameters<typeof startIn>
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = startIn(...program);
  const code = await ended;
  return { code, output: output() };
}
