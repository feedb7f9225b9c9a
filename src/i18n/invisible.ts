/** What nobody sees in a text: spaces of every kind, and characters without a picture. */

/** Control and format characters, and all others that are drawn as nothing (Unicode, "Default_Ignorable"). */
const invisible = /[\p{Cc}\p{Cf}\p{DI}]/gu;

/** Such characters and spaces; U+2800 is the braille pattern without a dot. */
const blank = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800]+';
const atEnds = new RegExp(`^${blank}|${blank}$`, 'gu');
const anywhere = new RegExp(blank, 'gu');

/** Takes away what nobody sees at both ends. */
export const trimmed = (text: string): string => text.replace(atEnds, '');

/** Takes away the characters without a picture, wherever they are. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Replaces every run of what nobody sees. */
export const replaceBlanks = (text: string, by: string): string => text.replace(anywhere, by);
