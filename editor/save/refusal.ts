/** A save that is refused: nothing was written. */
export class Refusal extends Error {
  /** @param sentences what to mend, in the editor's language */
  constructor(readonly sentences: string[]) {
    super(sentences.join('\n'));
  }
}
