import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A block of JSON-LD as JSON, and the page it is on. */
interface Block {
  place: string;
  json: string;
}

/** The compiler reads the whole vocabulary, ms. */
export const vocabularyTimeout = 120_000;

const modules = path.join(__dirname, '../../../node_modules');

/** The first line; a line for each block follows. */
const head =
  "import type { Thing, WithContext } from 'schema-dts'; export const blocks: WithContext<Thing>[] = [";

const options =
  '--ignoreConfig --noEmit --skipLibCheck --strict --target ES2022 --module ESNext --moduleResolution Bundler --types --pretty false';

/** What the compiler prints about a file of that content. The file is in a folder from which packages are found. */
function compile(code: string): string {
  const parent = path.join(modules, '.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'vocabulary-'));
  try {
    writeFileSync(path.join(folder, 'blocks.ts'), code);
    const compiler = path.join(modules, '@typescript/native/bin/tsc');
    const args = [compiler, 'blocks.ts', ...options.split(' ')];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Checks blocks against the vocabulary of schema.org: types, properties, and what each property may hold.
 *
 * The vocabulary is that of `schema-dts`, whose types are generated from it. The compiler reads each block as a value of
 * type `Thing`.
 *
 * @returns a sentence for each problem, with the block's place
 */
export function vocabularyProblems(blocks: Block[]): string[] {
  const code = [head, ...blocks.map(({ json }) => `${json},`), '];'].join('\n');
  return compile(code)
    .split(/\n(?=\S)/)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [, line = '1', message = text] = /^blocks\.ts\((\d+),\d+\): (.*)$/s.exec(text) ?? [];
      return `${blocks[Number(line) - 2]?.place ?? 'all'}: ${message.trim()}`;
    });
}
