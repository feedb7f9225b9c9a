const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** The characters of the fonts: Latin-1, and the letters, dashes, quotes and signs of the languages beyond it. */
export const fontCharacters: readonly string[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'Œœ–—‘’‚“”„‹›…•€™−',
];

/** Not in the packages' fonts. A browser narrows a space by itself, and takes the hyphen from the next font. */
const madeByBrowser = ['\u202f', '\u2011'];

const known = new Set([...fontCharacters, ...madeByBrowser]);

/** The characters of a text that the fonts do not have, each once. */
export function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !known.has(character));
}
