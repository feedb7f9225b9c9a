const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** The characters of the fonts that every page loads: Latin-1, and the letters, dashes, quotes and signs beyond it. */
export const fontCharacters: readonly string[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ıŒœ–—‘’‚“”„‹›…•€™−',
];

/** The letters of the second file of each font, for names in any Latin alphabet: a page loads it where one stands. */
export const extendedCharacters: readonly string[] = [
  ...range(0x100, 0x24f),
  ...range(0x1e00, 0x1eff),
];

/** Not in the packages' fonts. A browser narrows a space by itself, and takes the hyphen from the next font. */
const madeByBrowser = ['\u202f', '\u2011'];

const known = new Set([...fontCharacters, ...extendedCharacters, ...madeByBrowser]);

/** The characters of a text that no font has, each once. Letters are none of them: nobody writes a name another way. */
export function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (character) => !known.has(character) && !/[\p{L}\p{M}]/u.test(character),
  );
}
