import { findFaults } from '../../src/content/check';
import { type Fault, sentence, wordsFor } from '../../src/content/faults';
import type { EditorLanguage } from '../bilingual';
import type { Content, Project } from '../store/content';
import { whereIs } from './where';

/** What is wrong, in the owner's words. */
export const messageFor = (fault: Fault, language: EditorLanguage): string =>
  wordsFor(fault)[language];

/** The fault of a picture without a page: the editor offers to delete it. */
const isUnused = ({ code }: Fault) => code === 'picture-unused';

const colon = { fr: ' : ', en: ': ' };

/**
 * Faults without those that only follow from another: while a French text names a fact that does not exist, its
 * translations need not follow it.
 */
function withoutConsequences(faults: Fault[]): Fault[] {
  const keyOf = ({ file, field }: Fault) => `${file.split('/').at(-1)} ${field}`;
  const causes = faults.filter(({ code }) => code === 'unknown-fact');
  const keys = new Set(causes.map(keyOf));
  return faults.filter((fault) => fault.code !== 'other-placeholders' || !keys.has(keyOf(fault)));
}

/** Faults in the words of the editor, each once. */
function inWords(faults: Fault[], files: Project, language: EditorLanguage): string[] {
  const sentences = withoutConsequences(faults).map(
    (fault) => `${whereIs(fault, files, language)}${colon[language]}${messageFor(fault, language)}`,
  );
  return [...new Set(sentences)];
}

/** Everything that keeps the site from being built, in the words of the editor. */
export const allFaults = ({ source, files }: Content, language: EditorLanguage) =>
  inWords(findFaults(source).faults, files, language);

/** The faults that a change would bring, in the words of the editor. */
export function newFaults(before: Content, after: Content, language: EditorLanguage): string[] {
  const faultsOf = ({ source }: Content) => findFaults(source).faults;
  const known = new Set(faultsOf(before).map(sentence));
  const fresh = faultsOf(after).filter((fault) => !isUnused(fault) && !known.has(sentence(fault)));
  return inWords(fresh, after.files, language);
}
