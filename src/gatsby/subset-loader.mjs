import subsetFont from 'subset-font';

/** The loader gets the font's bytes. */
export const raw = true;

/** Name ids of the licence and of its address (OpenType, `name`). Copyright stays by itself. */
const licence = [13, 14];

/**
 * @typedef {object} Options
 * @property {number[]} codePoints of the characters that stay
 * @property {{ min: number, max: number }} weights
 * @property {string[]} features OpenType features that stay
 */

/**
 * A webpack loader that reduces a variable font.
 *
 * @this {{ getOptions: () => Options }}
 * @param {Buffer} font WOFF2
 * @returns {Promise<Buffer>}
 */
export default function subset(font) {
  const { codePoints, weights, features } = this.getOptions();
  return subsetFont(font, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    preserveNameIds: licence,
  });
}
