import type { Language } from '../i18n/languages';

/** Placeholders of facts. They count as names, because a sentence can begin with one. */
const placeholders = /\{\{.*?\}\}/g;

/** Abbreviations that stand before a name, and full stops before a number. */
const innerStops =
  /(?<![\p{L}\p{N}])(?:MM?|Mrs?|Ms|Dra?|Sra?|[Ss]ig|[Pp]rof|[Pp]\.\s?e[xj]|[Aa]d es|z\.\s?B|[Ee]\.g|[Ii]\.e)\.|\.(?=\s\d)/gu;

/**
 * Splits a text into sentences, each with the white space after it. `Intl.Segmenter` knows neither abbreviations nor
 * the space before `»`, nor that `…` can end a sentence; so it reads a text of the same length in which they are
 * replaced.
 */
export function sentencesOf(text: string, language: Language): string[] {
  const plain = text
    .replace(placeholders, (all) => 'X'.repeat(all.length))
    .replace(innerStops, (all) => all.replaceAll('.', 'x'))
    .replace(/\s(?=»)/g, '»')
    .replaceAll('…', '.');
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain);
  return [...segments].map(({ index, segment }) => text.slice(index, index + segment.length));
}
