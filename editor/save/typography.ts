import { isLanguage, type Language } from '../../src/i18n/languages';
import { isObject, type Json } from '../json';

/** Mends the typography of texts as an owner types them; `src/build/check/typography.ts` has the rules. */

type Mend = [find: RegExp, replacement: string];

const narrow = '\u202f';
const noBreak = '\u00a0';

const common: Mend[] = [
  [/'/g, '’'],
  [/\.\.\./g, '…'],
  [/Wi-Fi/g, 'Wi\u2011Fi'],
  [/ {2,}/g, ' '],
  [/^[ \n]+|[ \n]+$/g, ''],
];

const withoutSpace: Mend = [/\s+([:;?!])/g, '$1'];
const guillemets: Mend = [/"([^"]*)"/g, '«$1»'];

const mends: Record<Language, Mend[]> = {
  fr: [
    guillemets,
    [/[ \u00a0\u202f]*([;?!])(?=\s|$)/g, `${narrow}$1`],
    [/[ \u00a0\u202f]*:(?=\s|$)/g, `${noBreak}:`],
    [/«[ \u00a0\u202f]*/g, `«${noBreak}`],
    [/[ \u00a0\u202f]*»/g, `${noBreak}»`],
  ],
  en: [[/"([^"]*)"/g, '“$1”'], withoutSpace],
  es: [guillemets, withoutSpace],
  pt: [guillemets, withoutSpace],
  it: [guillemets, withoutSpace],
};

/** A text with the typography of its language: apostrophes, quotes, ellipses and no-break spaces. */
export function mendText(text: string, language: Language): string {
  return [...common, ...mends[language]].reduce(
    (mended, [find, replacement]) => mended.replaceAll(find, replacement),
    text,
  );
}

/** A text in each language: an object whose keys are all languages. */
const isTranslated = (value: Json): value is Record<string, Json> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/**
 * Mends every text that a change has brought.
 *
 * @param language of all texts; without it, texts stand in objects of all languages
 */
export function mendChanges(before: Json | undefined, after: Json, language?: Language): Json {
  if (before === after) return after;
  if (typeof after === 'string') return language ? mendText(after, language) : after;
  if (Array.isArray(after)) {
    const items = Array.isArray(before) ? before : [];
    return after.map((item, index) => mendChanges(items[index], item, language));
  }
  if (!isObject(after)) return after;
  const old = isObject(before) ? before : {};
  const languageOf = (key: string) => (isTranslated(after) && isLanguage(key) ? key : language);
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => [
      key,
      mendChanges(old[key], value, languageOf(key)),
    ]),
  );
}
