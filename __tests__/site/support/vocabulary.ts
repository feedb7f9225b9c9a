import path from 'node:path';
import ts from 'typescript';

/** A block of JSON-LD as JSON, and the page it is on. */
interface Block {
  place: string;
  json: string;
}

/** The compiler reads the whole vocabulary, ms. */
export const vocabularyTimeout = 120_000;

/** A file that exists in memory only, in a folder from which packages are found. */
const file = path.join(__dirname, 'blocks.ts');

/** The first line; a line for each block follows. */
const head =
  "import type { Thing, WithContext } from 'schema-dts'; export const blocks: WithContext<Thing>[] = [";

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
};

/** A program of that one file. */
function programOf(code: string): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, options.target!) : read(name, ...rest);
  return ts.createProgram([file], options, host);
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
  return ts.getPreEmitDiagnostics(programOf(code)).map(({ file: source, start, messageText }) => {
    const line = start === undefined ? 0 : source?.getLineAndCharacterOfPosition(start).line;
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${blocks[(line ?? 0) - 1]?.place ?? 'all'}: ${message}`;
  });
}
