/** The languages of the editor itself. */
export type EditorLanguage = 'fr' | 'en';

/** A text of the editor in its languages. */
export type Bilingual = Record<EditorLanguage, string>;

/** A text in quotation marks. Nested quotation marks become those of the second level. */
export const quoted = (text: string, language: EditorLanguage) =>
  language === 'fr'
    ? `«\u00a0${text.replaceAll(/«\u00a0([^«»]*)\u00a0»/g, '“$1”')}\u00a0»`
    : `“${text.replaceAll(/“([^“”]*)”/g, '‘$1’')}”`;
