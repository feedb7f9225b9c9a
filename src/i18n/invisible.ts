/** Whitespace and invisible characters. */

/** Control and format characters, and all others that are not drawn (Unicode, "Default_Ignorable"). */
const invisible = /[\p{Cc}\p{Cf}\p{DI}]/gu;

/** Whitespace and invisible characters; U+2800 is the blank braille pattern. */
const blank = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800]+';
const atEnds = new RegExp(`^${blank}|${blank}$`, 'gu');

/** Removes whitespace and invisible characters at both ends. */
export const trimmed = (text: string): string => text.replace(atEnds, '');

/** Removes invisible characters everywhere. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
