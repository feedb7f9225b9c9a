import type { Bilingual } from '../bilingual';
import { types } from 'node:util';

/** An error of the files or their history that the editor shows to the owner. */
export class HistoryProblem extends Error {
  readonly words: Bilingual;

  /** The file that it is about, from the project's root. */
  readonly file: string | undefined;

  constructor(
    words: Bilingual,
    { file, cause }: { file?: string | undefined; cause?: unknown } = {},
  ) {
    super(words.en, { cause });
    this.name = 'HistoryProblem';
    this.words = words;
    this.file = file;
  }
}

/** Adds what went wrong to a sentence. */
export function problemOf(cause: unknown, { fr, en }: Bilingual, file?: string): HistoryProblem {
  const reason = types.isNativeError(cause) ? cause.message : String(cause);
  return new HistoryProblem({ fr: `${fr} (${reason})`, en: `${en} (${reason})` }, { file, cause });
}

/** What is called with a problem that does not stop the editor. */
export type Report = (problem: Bilingual) => void;

/** Prints a problem in the terminal. */
export const printProblem: Report = ({ fr, en }) => console.warn(`${fr}\n${en}`);
