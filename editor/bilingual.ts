/** The languages of the editor itself. */
export const editorLanguages = ['fr', 'en'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

/** A text of the editor in its languages. */
export type Bilingual = Record<EditorLanguage, string>;
