import terms from './rejected-terms.json';
import { isLanguage, type Language, languages } from '../../i18n/languages';
import { type Fault, faultAt, type Place } from '../faults';
import { dataFile } from '../model';
import type { Source } from '../read';
import { isWord, texts } from '../words';
import { recordAt } from './shape';
import { localeTexts, textsIn } from './words';

/** Checks that each text follows the typography of its language. */
export const checkTypography = (source: Source): Fault[] =>
  languages.flatMap((language) =>
    textsIn(source, language).flatMap(({ text, place }) => {
      const mended = typeof text === 'string' ? mendText(text, language) : text;
      return mended === text ? [] : [faultAt(place, 'typography', { mended: String(mended) })];
    }),
  );

type Mend = [find: RegExp, replacement: string];

const narrow = '\u202f';
const noBreak = '\u00a0';

const mendsEverywhere: Mend[] = [
  [/[\u200b-\u200d\u2060\ufeff]/g, ''], // zero-width characters from other programs
  [/[\u2009\u200a]/g, narrow],
  [/[\s\u2028\u2029]*[\n\r\t\u2028\u2029][\s\u2028\u2029]*/g, ' '],
  [/[\u2000-\u2008\u205f\u3000]/g, ' '],
  [/'/g, '’'],
  [/\.\.\./g, '…'],
  [/Wi-Fi/g, 'Wi\u2011Fi'],
  [/ {2,}/g, ' '],
  [/^ +| +$/g, ''],
];

const withoutSpace: Mend = [/\s+([:;?!])/g, '$1'];
const guillemets: Mend = [/"([^"]*)"/g, '«$1»'];

/** The end of a sentence or clause, up to the next. */
const ended = String.raw`[.!?…:;][»”)]*\s+`;

/** Adds a missing opening mark to a Spanish question or exclamation. */
const opened = (opening: string, closing: string): Mend => [
  new RegExp(
    String.raw`(?<=(?:^|${ended})[«“(]*)(?=[^«“(\s])(?:(?!${ended})[^${opening}${closing}])*[${closing}](?=$|[\s»”)?!])`,
    'g',
  ),
  `${opening}$&`,
];

/** Before the pronoun of a verb, as in `est-il` and `a-t-il`: a line does not break there. */
const pronounHyphen =
  /(?<=\p{L})-(?=(?:t[-\u2011])?(?:je|tu|ils?|elles?|on|nous|vous|les?|la|leur|lui|moi|ce|y|en)(?![\p{L}-]))/gu;

/** Corrections by language. A new language has none yet. */
const mends: Partial<Record<Language, Mend[]>> = {
  fr: [
    guillemets,
    [/[ \u00a0\u202f]*([;?!])(?=\s|$)/g, `${narrow}$1`],
    [/[ \u00a0\u202f]*:(?=\s|$)/g, `${noBreak}:`],
    [/«[ \u00a0\u202f]*/g, `«${noBreak}`],
    [/[ \u00a0\u202f]*»/g, `${noBreak}»`],
    [pronounHyphen, '\u2011'],
  ],
  en: [[/"([^"]*)"/g, '“$1”'], withoutSpace],
  es: [guillemets, withoutSpace, opened('¿', '?'), opened('¡', '!')],
  pt: [guillemets, withoutSpace],
  it: [guillemets, withoutSpace],
};

/** Corrects the typography of a typed text in its language: apostrophes, quotes, ellipses and no-break spaces. */
export function mendText(text: string, language: Language): string {
  return [...mendsEverywhere, ...(mends[language] ?? [])].reduce(
    (mended, [find, replacement]) => mended.replaceAll(find, replacement),
    text,
  );
}

/**
 * Corrects the typography of every text in a JSON value.
 *
 * @param language of all texts; without it, texts are in objects keyed by language
 */
export function mendTexts(value: unknown, language?: Language): unknown {
  if (typeof value === 'string') return language ? mendText(value, language) : value;
  if (typeof value !== 'object' || value === null) return value;
  const mended = Object.entries(value).map(([key, part]: [string, unknown]) => {
    return [key, mendTexts(part, isWord(value) && isLanguage(key) ? key : language)] as const;
  });
  return Array.isArray(value) ? mended.map(([, part]) => part) : Object.fromEntries(mended);
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** The characters of the fonts that every page loads: Latin-1, and the letters, dashes, quotes and signs beyond it. */
export const fontCharacters: readonly string[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ıŒœ–—‘’‚“”„‹›…•€™−',
];

/**
 * The letters in the second file of each font, for names in any Latin alphabet. A page loads it only for these letters.
 *
 * @public art/fonts.mjs reads it
 */
export const extendedCharacters: readonly string[] = [
  ...range(0x100, 0x24f),
  ...range(0x1e00, 0x1eff),
];

/** Emoji and the characters that join them, drawn by the system. Reviews may have them, as they are quoted verbatim. */
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** Missing from the fonts. Browsers synthesise the narrow space and take the hyphen from a fallback font. */
const madeByBrowser = ['\u202f', '\u2011'];

const known = new Set([...fontCharacters, ...extendedCharacters, ...madeByBrowser]);

/**
 * The characters of a text that the fonts lack, without duplicates. Letters are exempt: a name has no other spelling.
 */
export function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (character) => !known.has(character) && !/[\p{L}\p{M}]/u.test(character),
  );
}

interface PlacedText {
  text: unknown;
  place: Place;
}

/** Every text of `data/`, except in files that are not valid JSON. */
function dataTexts({ data }: Source): PlacedText[] {
  return Object.entries(data).flatMap(([name, { value }]) =>
    texts(value).map(({ path, text }) => {
      const place = { file: `data/${name}.json`, ...recordAt(value, path.split('.')) };
      return { text, place };
    }),
  );
}

const named = (character: string) =>
  `"${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

/** Checks that the fonts have every character of the texts. One from a fallback font would look odd. */
export function checkCharacters(source: Source): Fault[] {
  const ofLocales = languages.flatMap((language) => localeTexts(source, language));
  return [...dataTexts(source), ...ofLocales].flatMap(({ text, place }) => {
    const isReview = place.file === dataFile('reviews');
    const own = typeof text === 'string' && isReview ? text.replaceAll(emoji, '') : text;
    const missing = typeof own === 'string' ? missingCharacters(own) : [];
    if (missing.length === 0) return [];
    return [faultAt(place, 'unknown-characters', { characters: missing.map(named).join(', ') })];
  });
}

/** Rejected terms with the term to write instead. A new language has none yet. */
const rejectedTerms: Partial<Record<Language, Record<string, string>>> = terms;

/** Finds a term as whole words. `\b` would end a word at an accent. */
const wholeWords = (term: string) => new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'iu');

/** Checks that no text uses a term that is wrong or unclear in its language. */
export function checkRejectedTerms(source: Source): Fault[] {
  return languages.flatMap((language) => {
    const texts = textsIn(source, language);
    return Object.entries(rejectedTerms[language] ?? {}).flatMap(([term, better]) =>
      texts
        .filter(({ text }) => wholeWords(term).test(String(text)))
        .map(({ place }) => faultAt(place, 'rejected-term', { term, better })),
    );
  });
}
