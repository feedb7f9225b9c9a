/** The languages of the editor itself. */
export type EditorLanguage = 'fr' | 'en';

/** A text of the editor in its languages. */
export type Bilingual = Record<EditorLanguage, string>;

/** A text in quotation marks. */
export const quoted = (text: string, language: EditorLanguage) =>
  language === 'fr' ? `« ${text} »` : `“${text}”`;
