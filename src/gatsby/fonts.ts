import path from 'node:path';
import { extendedCharacters, fontCharacters } from '../content/check/typography';

/** A font of `src/styles/_fonts.scss`, as it is served. */
interface Font {
  /** Paths in `node_modules`: letters that every page needs, and those of other languages. */
  file: string;
  extended: string;
  /** Range of weights in the styles. */
  weights: { min: number; max: number };
}

export const fonts = {
  head: {
    file: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
    extended: '@fontsource-variable/sora/files/sora-latin-ext-wght-normal.woff2',
    weights: { min: 600, max: 700 },
  },
  text: {
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    extended: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
} satisfies Record<string, Font>;

/** OpenType features: kerning and ligatures, which browsers apply by default, and tabular figures. */
const features = ['kern', 'liga', 'tnum'];

const loader = path.resolve('src', 'gatsby', 'subset-loader.mjs');

/**
 * Webpack rules that reduce each font to its characters, weights and features. Webpack's cache compares loaders by
 * their `ident`, so this names the options.
 */
export function fontRules(): object[] {
  const files = Object.values(fonts).flatMap(({ file, extended, weights }) => [
    { file, weights, characters: fontCharacters },
    { file: extended, weights, characters: extendedCharacters },
  ]);
  return files.map(({ file, weights, characters }) => {
    const codePoints = characters.map((character) => character.codePointAt(0));
    const options = { codePoints, weights, features };
    const ending = path.normalize(file);
    return {
      enforce: 'pre',
      test: (resource: string) => resource.endsWith(ending),
      use: [{ loader, options, ident: JSON.stringify(options) }],
    };
  });
}
