/** Spaces of all kinds and apostrophes, with which numbers are grouped. */
const grouping = /[\s'’]/g;

/**
 * The number that somebody typed, in the manner of any of the languages: `0,23`, `0.23`, `7 500`, `7’500`.
 *
 * @param isWhole then `7,500` and `7.500` are grouped thousands
 * @returns NaN if it is not a number
 */
export function typedNumber(text: string, isWhole: boolean): number {
  const plain = text.replaceAll(grouping, '');
  if (isWhole && /^\d{1,3}([.,]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''));
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}
