/** The languages of the editor itself. */
export type EditorLanguage = 'fr' | 'en';

/** A text of the editor in its languages. */
export type Bilingual = Record<EditorLanguage, string>;

/** A text in quotation marks. Nested quotation marks become those of the second level. */
export const quoted = (text: string, language: EditorLanguage) =>
  language === 'fr'
    ? `«\u00a0${text.replaceAll(/«\u00a0([^«»]*)\u00a0»/g, '“$1”')}\u00a0»`
    : `“${text.replaceAll(/“([^“”]*)”/g, '‘$1’')}”`;

/** A refused action: nothing was changed. The message is for the owner. */
export class Refusal extends Error {
  readonly words: Record<EditorLanguage, string[]>;

  /**
   * @param words one sentence in both languages, or sentences in the owner's language
   * @param status HTTP status
   * @param bases by file, the text on which the same change can be based once its author has read the refusal
   */
  constructor(
    words: Bilingual | string[],
    readonly status = 422,
    readonly bases: Record<string, string> = {},
  ) {
    const { fr, en } = Array.isArray(words)
      ? { fr: words, en: words }
      : { fr: [words.fr], en: [words.en] };
    super(en.join('\n'));
    this.words = { fr, en };
  }
}
