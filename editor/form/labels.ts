import type { Label } from '../../src/content/model/label';
import type { Bilingual, EditorLanguage } from '../bilingual';
import type { DataName } from '../../src/content/model';
import type { Kind } from '../documents/kinds';
import { schemaOf, type Schema } from '../documents/schema';
import optionLabels from '../labels/options.json';
import placeholderLabels from '../labels/placeholders.json';
import wordLabels from '../labels/words.json';

/** The labels of fields: those of facts stand in the model, those of words in `editor/labels`. */

const ofWords: Record<string, Record<string, Label>> = wordLabels;
const ofOptions: Record<string, Record<string, Bilingual>> = optionLabels;
const ofPlaceholders: Record<string, Bilingual> = placeholderLabels;

/** Where the labels of a document's fields are. */
export interface Scope {
  /** The file of `data/` in whose model those of facts are. */
  data?: DataName | undefined;
  /** The part of `words.json` that those of words are in. */
  words: string;
}

export const scopeOf = ({ facts, folder, name = folder }: Kind): Scope => ({
  data: facts?.data,
  words: name,
});

/** The label of a field, by the path of its names without places in lists; undefined if it has none. */
export function findLabel({ data, words }: Scope, names: readonly string[]): Label | undefined {
  const model: Schema | undefined = data && schemaOf(data);
  const fact = names.reduce((at, name) => (at?.items ?? at)?.properties?.[name], model);
  if (fact?.label) return fact.label;
  return ofWords[words]?.[names.join('.')] ?? ofWords.shared?.[names.at(-1) ?? ''];
}

/**
 * The label of a field.
 *
 * @throws if it has none
 */
export function labelOf(scope: Scope, names: readonly string[]): Label {
  const label = findLabel(scope, names);
  if (label) return label;
  const model = scope.data ? `the model of ${scope.data}, or in ` : '';
  const place = `${model}editor/labels/words.json, "${scope.words}"`;
  throw new Error(`"${names.join('.')}" has no label in ${place}`);
}

/**
 * The name of a value that a field can be chosen from.
 *
 * @throws if it has none
 */
export function optionLabel(group: string, value: string | number, language: EditorLanguage) {
  const label = (ofOptions[group] ?? ofOptions.weekday)?.[value];
  if (!label) throw new Error(`"${group}" has no label for "${value}" in options.json`);
  return label[language];
}

/** What a placeholder stands for; undefined if it is filled in by the page. */
export function placeholderLabel(name: string): Bilingual | undefined {
  return ofPlaceholders[name] ?? ofPlaceholders[name.split('.')[0] ?? ''];
}
