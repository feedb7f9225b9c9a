import { fallbackLanguage, languages } from '../../i18n/languages';

const list = (names: string[]) => names.join(', ') || 'none';

/** What the checks say of texts. */
export const wordMessages = {
  'no-language': () => `not a language of the site, expected one of ${languages.join(', ')}`,
  'folder-missing': () => 'the folder is missing',
  'file-unused': () => 'no page and no record uses this file',
  'no-text': ({ found }: { found: unknown }) => `expected a text, found ${JSON.stringify(found)}`,
  'text-empty': () => 'the text is empty',
  'unknown-fact': ({ name, known }: { name: string; known: string[] }) =>
    `unknown fact "${name}", expected one of ${known.join(', ')}`,
  'key-unused': () => 'nothing uses this key',
  'key-missing': () => 'a page asks for this key, but it is missing',
  'point-without-words': () => 'a point of data/hero-points.json needs this key, but it is missing',
  'translation-missing': () => `the key is missing, ${fallbackLanguage} has it`,
  'translation-unknown': () => `the key is unknown, ${fallbackLanguage} does not have it`,
  'other-placeholders': ({ found, expected }: { found: string[]; expected: string[] }) =>
    `placeholders ${list(found)}, expected ${list(expected)} as in ${fallbackLanguage}`,
  'rejected-term': ({ term, better }: { term: string; better: string }) =>
    `"${term}" is not used here, write "${better}"`,
  'unknown-characters': ({ characters }: { characters: string }) =>
    `the fonts do not have ${characters}, write it another way`,
  /** Only the editor says it. */
  'broken-placeholder': () => 'a word in braces is broken, expected {{two}} on each side',
};

/** What they say of punctuation. */
export const typographyMessages = {
  'straight-apostrophe': () => 'a straight apostrophe, expected ’',
  'three-dots': () => 'three dots, expected …',
  'extra-space': () => 'a space too many',
  'breaking-hyphen': () => 'a hyphen at which a line may end, expected Wi‑Fi with U+2011',
  'narrow-space': () => 'expected a narrow no-break space (U+202F) before ; ? !',
  'colon-space': () => 'expected a no-break space (U+00A0) before :',
  'quotes-space': () => 'expected a no-break space (U+00A0) inside « »',
  'space-before-mark': () => 'a space before a punctuation mark',
  'no-opening-mark': () => 'a question or exclamation without ¿ or ¡ at its start',
};

export type WordCode = keyof typeof wordMessages;
export type TypographyCode = keyof typeof typographyMessages;
