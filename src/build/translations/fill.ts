import type { Language } from '../../i18n/languages';
import type { TranslationTree } from './tree';

/** Facts by the name that translations use: `company.phone`, `figures.solar_price`. */
export type Facts = Record<string, string>;

/** Names a fact. Placeholders without a dot stay: the page fills them in. */
const placeholder = /\{\{\s*([\w-]+\.[\w-]+)\s*\}\}/g;

/** The sentences of a text. A fact counts as a name, because a sentence can begin with it. */
function sentencesOf(text: string, language: Language): string[] {
  const named = text.replace(placeholder, (all) => 'X'.repeat(all.length));
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(named);
  return [...segments].map(({ index, segment }) => text.slice(index, index + segment.length));
}

/** Fills facts into a text, without the sentences that name an empty one. */
function fillText(text: string, facts: Facts, language: Language): string {
  const lacksFact = (part: string) =>
    [...part.matchAll(placeholder)].some(([, name = '']) => facts[name] === '');
  const remaining = () => sentencesOf(text, language).filter((sentence) => !lacksFact(sentence));
  const kept = lacksFact(text) ? remaining().join('').trim() : text;
  return kept.replace(placeholder, (all, name: string) => facts[name] ?? all);
}

const isEmpty = (branch: TranslationTree) =>
  branch === '' || (Array.isArray(branch) && branch.length === 0);

/** Whether nothing of a list's entry is empty: a section without paragraphs goes with its title. */
function isWhole(entry: TranslationTree): boolean {
  const parts = typeof entry === 'object' && !Array.isArray(entry) ? Object.values(entry) : [entry];
  return !parts.some(isEmpty);
}

/**
 * Fills facts into a tree of translations. A sentence that names an empty fact is left out, and with it what becomes
 * empty in a list.
 */
export function fillFacts<Tree extends TranslationTree>(
  tree: Tree,
  facts: Facts,
  language: Language,
): Tree {
  const fill = (branch: TranslationTree): TranslationTree => {
    if (typeof branch === 'string') return fillText(branch, facts, language);
    if (Array.isArray(branch)) return branch.map(fill).filter(isWhole);
    return Object.fromEntries(Object.entries(branch).map(([key, value]) => [key, fill(value)]));
  };
  return fill(tree) as Tree;
}
